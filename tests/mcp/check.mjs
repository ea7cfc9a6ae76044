// The official client of the Model Context Protocol sits down at `tenback mcp` and plays whole games:
//     node tests/mcp/check.mjs build/dev/tenback
// Nobody but its seat may be seen in anything that it is told.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

const program = process.argv[2]
const folder = mkdtempSync(join(tmpdir(), 'tenback-mcp-'))
const records = join(folder, 'games.jsonl')

async function connected(...options) {
    const client = new Client({ name: 'tenback-test', version: '1' })
    await client.connect(new StdioClientTransport({ command: program, args: ['mcp', ...options] }))
    return client
}

async function call(client, name, args = {}) {
    const result = await client.callTool({ name, arguments: args })
    const text = result.content[0].text
    if (result.isError) throw new Error(text)
    assert.deepEqual(JSON.parse(text), result.structuredContent)
    return result.structuredContent
}

/** What every look must be free of: other hands, cards that others drew, decks and seeds. */
function checkSight({ view, events }, seat) {
    assert.deepEqual(Object.keys(view.hands), [String(seat)])
    assert.equal(view.you, seat)
    for (const event of events) if (event.event === 'draw' && event.seat !== seat) assert.ok(!('cards' in event))
    assert.doesNotMatch(JSON.stringify({ view, events }), /seed|deck/)
}

/** Lays the first whole turn that is found by asking what fits. */
async function play(client, seat) {
    const plays = []
    for (;;) {
        const now = await call(client, 'legal_turns', { after: plays })
        if (now.may_end && plays.length >= now.required) break
        const next = now.plays.find((text) => !now.lose_at_once.includes(text)) ?? now.plays[0]
        if (next === undefined) break
        plays.push(next)
        if (now.lose_at_once.includes(next)) break
    }
    const seen = await call(client, 'lay', { plays })
    checkSight(seen, seat)
    return seen
}

async function wholeGame(client, seat, wanted) {
    let seen = await call(client, 'new_game', { ...wanted, seat, bots: 'easy', talk: true })
    checkSight(seen, seat)
    while (seen.view.status === 'playing') {
        assert.equal(seen.view.seat, seat)
        checkSight(await call(client, 'look'), seat)
        seen = await play(client, seat)
    }
    return seen.view
}

const client = await connected('--seed', '7', '--records', records)
assert.equal(client.getServerVersion().name, 'tenback')
const { tools } = await client.listTools()
assert.deepEqual(
    tools.map((tool) => tool.name),
    ['new_game', 'look', 'legal_turns', 'lay', 'say', 'rules', 'hint'],
)
await assert.rejects(call(client, 'look'), /no game yet/)
assert.match((await call(client, 'rules', { game: 'face' })).rules, /opponent’s piles/)
await assert.rejects(call(client, 'new_game', { game: 'chess', players: 2 }), /classic, quick or face/)
await assert.rejects(call(client, 'new_game', { game: 'classic', players: 9 }), /1 to 5/)

const games = [
    [1, { game: 'classic', players: 1 }],
    [2, { game: 'classic', players: 3, options: { fire: true } }],
    [3, { game: 'quick', players: 3 }],
    [1, { game: 'quick', players: 2, options: { pro: true } }],
    [2, { game: 'face', players: 2 }],
]
for (const [seat, wanted] of games) assert.match((await wholeGame(client, seat, wanted)).status, /won|lost/)
await assert.rejects(call(client, 'lay', { plays: [] }), /game_over/)

const first = await call(client, 'new_game', { game: 'classic', players: 1 })
await assert.rejects(call(client, 'lay', { plays: ['1>U1'] }), /plays such as/)
await assert.rejects(call(client, 'lay', { plays: [] }), /too_few_cards/)
const [card] = first.view.hands[1]
await assert.rejects(call(client, 'lay', { plays: [`${card}>U1`, `${card}>U1`] }), /not_in_hand/)
assert.equal((await call(client, 'look')).view.played, 0) // nothing of it was laid
await assert.rejects(call(client, 'say', { say: 'leave U1' }), /talk_not_allowed/)
const { turns } = await call(client, 'hint')
assert.ok(turns.length > 0 && turns[0].turn.endsWith('.'))
await assert.rejects(client.callTool({ name: 'peek' }), /no tool/)
await client.close()

const kept = readFileSync(records, 'utf8').trim().split('\n').map((line) => JSON.parse(line))
assert.equal(kept.length, games.length)
assert.ok(kept.every((record) => record.result.status !== 'playing'))

const strict = await connected('--no-hints')
assert.ok(!(await strict.listTools()).tools.some((tool) => tool.name === 'hint'))
await assert.rejects(strict.callTool({ name: 'hint' }), /no tool/)
await strict.close()
rmSync(folder, { recursive: true })
console.log(`${games.length} games, as the official client sees them`)
