#include "words/words.hpp"

#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>

#include <vector>

namespace tenback::words {
namespace {

icu::UnicodeString unicode(std::string_view text) {
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

const char* locale_of(Language language) {
    return language == Language::pseudo ? "en" : code_of(language).data();  // a whole literal, so it ends with a zero
}

}  // namespace

class Words::Formats {
  public:
    explicit Formats(Language language) : language_(language), ready_(key_count) {}

    std::string fill_in(const Message& message, const Words& words) {
        std::vector<icu::UnicodeString> names;
        std::vector<icu::Formattable> values;
        for (const Argument& argument : arguments_of(message.key)) names.push_back(unicode(argument.name));
        for (const Value& value : message.values) values.push_back(formattable(value, words));
        UErrorCode status = U_ZERO_ERROR;
        icu::UnicodeString filled;
        of(message.key).format(names.data(), values.data(), static_cast<std::int32_t>(values.size()), filled, status);
        std::string sentence;
        return filled.toUTF8String(sentence);
    }

  private:
    [[nodiscard]] icu::Formattable formattable(const Value& value, const Words& words) const {
        if (const auto* number = value.number()) return {*number};
        if (const auto* decimal = value.decimal()) return {with_one_place(*decimal)};
        if (const auto* text = value.text()) return {unicode(*text)};
        return {unicode(words(*value.message()))};
    }

    [[nodiscard]] icu::UnicodeString with_one_place(double number) const {
        UErrorCode status = U_ZERO_ERROR;
        return icu::number::NumberFormatter::withLocale(icu::Locale(locale_of(language_)))
            .precision(icu::number::Precision::fixedFraction(1))
            .formatDouble(number, status)
            .toString(status);
    }

    icu::MessageFormat& of(Key key) {
        auto& format = ready_[static_cast<std::size_t>(key)];
        if (!format) {
            UErrorCode status = U_ZERO_ERROR;  // every message of every catalogue is parsed by a test
            format = std::make_unique<icu::MessageFormat>(unicode(text_of(language_, key)),
                                                          icu::Locale(locale_of(language_)), status);
        }
        return *format;
    }

    Language language_;
    std::vector<std::unique_ptr<icu::MessageFormat>> ready_;
};

Message message_named(std::string_view beginning, std::string_view name, std::string_view end, std::vector<Value> values) {
    return {find_key(std::string(beginning).append(name).append(end)).value(), std::move(values)};
}

Words::Words(Language language) : language_(language) {}
Words::Words(Words&&) noexcept = default;
Words& Words::operator=(Words&&) noexcept = default;
Words::~Words() = default;

void Words::speak(Language language) {
    language_ = language;
    formats_.reset();
}

std::string Words::operator()(const Message& message) const {
    std::string sentence(text_of(language_, message.key));
    if (!message.values.empty()) {
        if (!formats_) formats_ = std::make_unique<Formats>(language_);
        sentence = formats_->fill_in(message, *this);
    }
    return language_ == Language::pseudo ? "[[" + sentence + "]]" : sentence;
}

}  // namespace tenback::words
