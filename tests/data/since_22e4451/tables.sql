--
-- PostgreSQL database dump
--

\restrict rFTjNkkKbOoIRoEdc1L1RZigFTFIzwAKeWemFsm49cfrLmMtF4U98kYNksrJcIh

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: tenback; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA tenback;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: events; Type: TABLE; Schema: tenback; Owner: -
--

CREATE TABLE tenback.events (
    table_key bigint NOT NULL,
    number bigint NOT NULL,
    text text NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: tenback; Owner: -
--

CREATE TABLE tenback.tables (
    key bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    summary text NOT NULL,
    listed boolean NOT NULL,
    finished boolean NOT NULL
);


--
-- Name: tables_key_seq; Type: SEQUENCE; Schema: tenback; Owner: -
--

ALTER TABLE tenback.tables ALTER COLUMN key ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME tenback.tables_key_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: version; Type: TABLE; Schema: tenback; Owner: -
--

CREATE TABLE tenback.version (
    number integer NOT NULL
);


--
-- Data for Name: events; Type: TABLE DATA; Schema: tenback; Owner: -
--

INSERT INTO tenback.events VALUES (1, 1, '{"event":"opened","version":1,"game":"classic","players":3,"options":{"fire":true,"minimum":2,"hand":6},"talk":"guarded","hints":true}');
INSERT INTO tenback.events VALUES (1, 2, '{"event":"taken","seat":3,"bot":"hard"}');
INSERT INTO tenback.events VALUES (1, 3, '{"event":"secret","round":1,"secret":"9ec53b7b1644528e6b6ec0436b3690d7257e5a31daa25ac917d6f8756761f8c9","commitment":"eb7feb642c6bd17ceefa092a5fc69834d15f2db9e4c40f8b9c8ab45c24413f5f"}');
INSERT INTO tenback.events VALUES (1, 4, '{"event":"taken","seat":1,"person":"Person A"}');
INSERT INTO tenback.events VALUES (1, 5, '{"event":"held","seat":1,"hash":"2dd380f1cabef664895a8a271c0ad3a0b8ac512fa118e2295c90066cecaebfb7"}');
INSERT INTO tenback.events VALUES (1, 6, '{"event":"here","seat":1,"visit":2898613595}');
INSERT INTO tenback.events VALUES (1, 7, '{"event":"taken","seat":2,"person":"Person B"}');
INSERT INTO tenback.events VALUES (1, 8, '{"event":"held","seat":2,"hash":"e1043610328177ab3383b64f9cbc1ce5f9cf631a92b40b7117bf606276ab72cc"}');
INSERT INTO tenback.events VALUES (1, 9, '{"event":"here","seat":2,"visit":3051496509}');
INSERT INTO tenback.events VALUES (1, 10, '{"event":"given","seat":1,"bytes":"3935269bcd081eca3d31474f48033c9e4341232af636db61430be63c5097dffc"}');
INSERT INTO tenback.events VALUES (1, 11, '{"event":"given","seat":2,"bytes":"b8b6d2471d123a0aad91dc3a9adc1815023d6c34a97cbb6b8e37af2b6687571d"}');
INSERT INTO tenback.events VALUES (1, 12, '{"event":"dealt","lot":713744488,"known":false,"fair":true,"decks":[["66","82","30","75","93","46","20","51","96","83","53","68","72","26","63","62","47","81","10","55","58","69","4","60","37","17","78","15","41","21","86","91","85","27","38","7","6","90","92","98","56","22","74","76","57","25","36","12","84","73","32","65","50","23","3","99","67","29","97","31","77","14","52","35","42","33","64","88","18","61","49","94","87","39","24","2","34","5","44","43","59","80","16","40","11","28","9","45","48","54","79","8","19","71","89","95","70","13"]]}');
INSERT INTO tenback.events VALUES (1, 13, '{"event":"acted","seat":3,"wish":"gladly"}');
INSERT INTO tenback.events VALUES (1, 14, '{"event":"acted","seat":1,"wish":"gladly","id":6}');
INSERT INTO tenback.events VALUES (1, 15, '{"event":"acted","seat":2,"wish":"gladly","id":4}');
INSERT INTO tenback.events VALUES (1, 16, '{"event":"begun","seat":2}');
INSERT INTO tenback.events VALUES (1, 17, '{"event":"spoke","seat":1,"text":"Good luck!","id":7}');
INSERT INTO tenback.events VALUES (1, 18, '{"event":"acted","seat":2,"play":"96>D1","id":5}');
INSERT INTO tenback.events VALUES (1, 19, '{"event":"acted","seat":2,"play":"83>D1","id":6}');
INSERT INTO tenback.events VALUES (1, 20, '{"event":"acted","seat":2,"play":".","id":7}');
INSERT INTO tenback.events VALUES (1, 21, '{"event":"acted","seat":3,"say":"small D1"}');
INSERT INTO tenback.events VALUES (1, 22, '{"event":"acted","seat":3,"play":"81>D1"}');
INSERT INTO tenback.events VALUES (1, 23, '{"event":"acted","seat":3,"play":"63>D1"}');
INSERT INTO tenback.events VALUES (1, 24, '{"event":"acted","seat":3,"play":"62>D1"}');
INSERT INTO tenback.events VALUES (1, 25, '{"event":"acted","seat":3,"play":"72>D1"}');
INSERT INTO tenback.events VALUES (1, 26, '{"event":"acted","seat":3,"play":"."}');
INSERT INTO tenback.events VALUES (1, 27, '{"event":"acted","seat":3,"say":"small U1"}');
INSERT INTO tenback.events VALUES (1, 28, '{"event":"acted","seat":3,"say":"small U2"}');
INSERT INTO tenback.events VALUES (1, 29, '{"event":"acted","seat":3,"say":"small D1"}');
INSERT INTO tenback.events VALUES (1, 30, '{"event":"acted","seat":1,"play":"82>D1","id":8}');
INSERT INTO tenback.events VALUES (1, 31, '{"event":"acted","seat":1,"play":"75>D1","id":9}');
INSERT INTO tenback.events VALUES (1, 32, '{"event":"acted","seat":1,"play":".","id":10}');
INSERT INTO tenback.events VALUES (1, 33, '{"event":"acted","seat":2,"play":"68>D1","id":8}');
INSERT INTO tenback.events VALUES (1, 34, '{"event":"acted","seat":2,"play":"10>U1","id":9}');
INSERT INTO tenback.events VALUES (1, 35, '{"event":"acted","seat":2,"play":".","id":10}');
INSERT INTO tenback.events VALUES (1, 36, '{"event":"acted","seat":3,"play":"4>U2"}');
INSERT INTO tenback.events VALUES (1, 37, '{"event":"acted","seat":3,"play":"60>D1"}');
INSERT INTO tenback.events VALUES (1, 38, '{"event":"acted","seat":3,"play":"."}');
INSERT INTO tenback.events VALUES (1, 39, '{"event":"acted","seat":3,"say":"small D1"}');
INSERT INTO tenback.events VALUES (2, 1, '{"event":"opened","version":1,"game":"face","players":2,"options":{},"talk":"open","hints":true}');
INSERT INTO tenback.events VALUES (2, 2, '{"event":"secret","round":1,"secret":"1059ef2f85f721e109929b9e0bb3741410b85de8a4a31323935eeae845c0069b","commitment":"0f6be9af729889973f2f44f0456e16ec4c047223d1617d9607f9dc5e1651d94a"}');
INSERT INTO tenback.events VALUES (2, 3, '{"event":"taken","seat":1,"person":"Person A"}');
INSERT INTO tenback.events VALUES (2, 4, '{"event":"held","seat":1,"hash":"2dd380f1cabef664895a8a271c0ad3a0b8ac512fa118e2295c90066cecaebfb7"}');
INSERT INTO tenback.events VALUES (2, 5, '{"event":"here","seat":1,"visit":2927699655}');
INSERT INTO tenback.events VALUES (2, 6, '{"event":"taken","seat":2,"person":"Person B"}');
INSERT INTO tenback.events VALUES (2, 7, '{"event":"held","seat":2,"hash":"e1043610328177ab3383b64f9cbc1ce5f9cf631a92b40b7117bf606276ab72cc"}');
INSERT INTO tenback.events VALUES (2, 8, '{"event":"here","seat":2,"visit":1073604211}');
INSERT INTO tenback.events VALUES (2, 9, '{"event":"given","seat":1,"bytes":"ed462388e0f304982881cae6de7ba5a7ab122434ada909f837d7bbe4fcea562f"}');
INSERT INTO tenback.events VALUES (2, 10, '{"event":"given","seat":2,"bytes":"2e4df626c60589c53be3c15e07772c79d4377bce241d64097714c9c4c66fb249"}');
INSERT INTO tenback.events VALUES (2, 11, '{"event":"dealt","lot":1795467275,"known":false,"fair":true,"decks":[["44","52","51","39","57","33","3","54","5","9","48","30","40","13","10","46","35","25","16","4","23","38","50","36","27","41","45","15","17","42","2","11","8","21","14","56","53","26","59","20","18","32","43","31","29","47","58","28","19","7","24","37","12","55","6","34","49","22"],["56","30","47","37","31","5","52","20","43","12","19","42","50","4","22","32","26","48","53","49","55","11","36","13","39","40","58","28","9","23","17","25","16","6","51","59","15","54","29","45","3","8","7","18","41","46","27","33","2","24","10","14","44","35","57","21","34","38"]]}');
INSERT INTO tenback.events VALUES (2, 12, '{"event":"begun","seat":2}');
INSERT INTO tenback.events VALUES (2, 13, '{"event":"acted","seat":2,"play":"56>D2","id":4}');
INSERT INTO tenback.events VALUES (2, 14, '{"event":"acted","seat":2,"play":"5>U2","id":5}');
INSERT INTO tenback.events VALUES (2, 15, '{"event":"acted","seat":2,"play":".","id":6}');
INSERT INTO tenback.events VALUES (2, 16, '{"event":"acted","seat":1,"play":"57>D2","id":6}');
INSERT INTO tenback.events VALUES (2, 17, '{"event":"acted","seat":1,"play":"52>D1","id":7}');
INSERT INTO tenback.events VALUES (2, 18, '{"event":"acted","seat":1,"play":".","id":8}');
INSERT INTO tenback.events VALUES (2, 19, '{"event":"acted","seat":2,"play":"52>D2","id":7}');
INSERT INTO tenback.events VALUES (2, 20, '{"event":"acted","seat":2,"play":"47>D2","id":8}');
INSERT INTO tenback.events VALUES (2, 21, '{"event":"acted","seat":2,"play":".","id":9}');
INSERT INTO tenback.events VALUES (2, 22, '{"event":"acted","seat":1,"play":"54>D2","id":9}');
INSERT INTO tenback.events VALUES (2, 23, '{"event":"acted","seat":1,"play":"51>D1","id":10}');
INSERT INTO tenback.events VALUES (2, 24, '{"event":"acted","seat":1,"play":".","id":11}');
INSERT INTO tenback.events VALUES (2, 25, '{"event":"acted","seat":2,"play":"12>U2","id":10}');
INSERT INTO tenback.events VALUES (2, 26, '{"event":"acted","seat":2,"play":"20>U2","id":11}');
INSERT INTO tenback.events VALUES (2, 27, '{"event":"acted","seat":2,"play":".","id":12}');
INSERT INTO tenback.events VALUES (2, 28, '{"event":"acted","seat":1,"play":"3>U2","id":12}');
INSERT INTO tenback.events VALUES (2, 29, '{"event":"acted","seat":1,"play":"33>D1","id":13}');
INSERT INTO tenback.events VALUES (2, 30, '{"event":"acted","seat":1,"play":".","id":14}');
INSERT INTO tenback.events VALUES (2, 31, '{"event":"acted","seat":2,"play":"43>D1","id":13}');
INSERT INTO tenback.events VALUES (2, 32, '{"event":"acted","seat":2,"play":"42>D2","id":14}');
INSERT INTO tenback.events VALUES (2, 33, '{"event":"acted","seat":2,"play":".","id":15}');
INSERT INTO tenback.events VALUES (2, 34, '{"event":"acted","seat":1,"play":"48>D2","id":15}');
INSERT INTO tenback.events VALUES (2, 35, '{"event":"acted","seat":1,"play":"39>U1","id":16}');
INSERT INTO tenback.events VALUES (2, 36, '{"event":"acted","seat":1,"play":".","id":17}');
INSERT INTO tenback.events VALUES (2, 37, '{"event":"acted","seat":2,"play":"4>U1","id":16}');
INSERT INTO tenback.events VALUES (2, 38, '{"event":"acted","seat":2,"play":"19>U2","id":17}');
INSERT INTO tenback.events VALUES (2, 39, '{"event":"acted","seat":2,"play":".","id":18}');
INSERT INTO tenback.events VALUES (2, 40, '{"event":"acted","seat":1,"play":"5>U2","id":18}');
INSERT INTO tenback.events VALUES (2, 41, '{"event":"acted","seat":1,"play":"40>D1","id":19}');
INSERT INTO tenback.events VALUES (2, 42, '{"event":"acted","seat":1,"play":".","id":20}');
INSERT INTO tenback.events VALUES (2, 43, '{"event":"acted","seat":2,"play":"37>U2","id":19}');
INSERT INTO tenback.events VALUES (2, 44, '{"event":"acted","seat":2,"play":"50>D1","id":20}');
INSERT INTO tenback.events VALUES (2, 45, '{"event":"acted","seat":2,"play":".","id":21}');
INSERT INTO tenback.events VALUES (2, 46, '{"event":"acted","seat":1,"play":"9>U2","id":21}');
INSERT INTO tenback.events VALUES (2, 47, '{"event":"acted","seat":1,"play":"46>D1","id":22}');
INSERT INTO tenback.events VALUES (2, 48, '{"event":"acted","seat":1,"play":".","id":23}');
INSERT INTO tenback.events VALUES (2, 49, '{"event":"acted","seat":2,"play":"48>D1","id":22}');
INSERT INTO tenback.events VALUES (2, 50, '{"event":"acted","seat":2,"play":"22>U2","id":23}');
INSERT INTO tenback.events VALUES (2, 51, '{"event":"acted","seat":2,"play":".","id":24}');
INSERT INTO tenback.events VALUES (2, 52, '{"event":"acted","seat":1,"play":"10>U2","id":24}');
INSERT INTO tenback.events VALUES (2, 53, '{"event":"acted","seat":1,"play":"44>D1","id":25}');
INSERT INTO tenback.events VALUES (2, 54, '{"event":"acted","seat":1,"play":".","id":26}');
INSERT INTO tenback.events VALUES (2, 55, '{"event":"acted","seat":2,"play":"53>D1","id":25}');
INSERT INTO tenback.events VALUES (2, 56, '{"event":"acted","seat":2,"play":"26>U2","id":26}');
INSERT INTO tenback.events VALUES (2, 57, '{"event":"acted","seat":2,"play":".","id":27}');
INSERT INTO tenback.events VALUES (2, 58, '{"event":"acted","seat":1,"play":"4>U2","id":27}');
INSERT INTO tenback.events VALUES (2, 59, '{"event":"acted","seat":1,"play":"25>U1","id":28}');
INSERT INTO tenback.events VALUES (2, 60, '{"event":"acted","seat":1,"play":".","id":29}');
INSERT INTO tenback.events VALUES (2, 61, '{"event":"acted","seat":2,"play":"11>U1","id":28}');
INSERT INTO tenback.events VALUES (2, 62, '{"event":"acted","seat":2,"play":"32>D2","id":29}');
INSERT INTO tenback.events VALUES (2, 63, '{"event":"acted","seat":2,"play":".","id":30}');
INSERT INTO tenback.events VALUES (2, 64, '{"event":"acted","seat":1,"play":"38>D2","id":30}');
INSERT INTO tenback.events VALUES (2, 65, '{"event":"acted","seat":1,"play":"13>U1","id":31}');
INSERT INTO tenback.events VALUES (2, 66, '{"event":"acted","seat":1,"play":".","id":32}');
INSERT INTO tenback.events VALUES (2, 67, '{"event":"acted","seat":2,"play":"36>U2","id":31}');
INSERT INTO tenback.events VALUES (2, 68, '{"event":"acted","seat":2,"play":"55>D1","id":32}');
INSERT INTO tenback.events VALUES (2, 69, '{"event":"acted","seat":2,"play":".","id":33}');
INSERT INTO tenback.events VALUES (2, 70, '{"event":"acted","seat":1,"play":"30>U1","id":33}');
INSERT INTO tenback.events VALUES (2, 71, '{"event":"acted","seat":1,"play":"16>U2","id":34}');
INSERT INTO tenback.events VALUES (2, 72, '{"event":"acted","seat":1,"play":".","id":35}');
INSERT INTO tenback.events VALUES (2, 73, '{"event":"acted","seat":2,"play":"13>U1","id":34}');
INSERT INTO tenback.events VALUES (2, 74, '{"event":"acted","seat":2,"play":"31>D2","id":35}');
INSERT INTO tenback.events VALUES (2, 75, '{"event":"acted","seat":2,"play":".","id":36}');
INSERT INTO tenback.events VALUES (2, 76, '{"event":"acted","seat":1,"play":"50>D2","id":36}');
INSERT INTO tenback.events VALUES (2, 77, '{"event":"acted","seat":1,"play":"23>U1","id":37}');
INSERT INTO tenback.events VALUES (2, 78, '{"event":"acted","seat":1,"play":".","id":38}');
INSERT INTO tenback.events VALUES (2, 79, '{"event":"acted","seat":2,"play":"58>D1","id":37}');
INSERT INTO tenback.events VALUES (2, 80, '{"event":"acted","seat":2,"play":"49>D2","id":38}');
INSERT INTO tenback.events VALUES (2, 81, '{"event":"acted","seat":2,"play":".","id":39}');
INSERT INTO tenback.events VALUES (2, 82, '{"event":"acted","seat":1,"play":"15>U2","id":39}');
INSERT INTO tenback.events VALUES (2, 83, '{"event":"acted","seat":1,"play":"27>U1","id":40}');
INSERT INTO tenback.events VALUES (2, 84, '{"event":"acted","seat":1,"play":".","id":41}');
INSERT INTO tenback.events VALUES (2, 85, '{"event":"acted","seat":2,"play":"9>U1","id":40}');
INSERT INTO tenback.events VALUES (2, 86, '{"event":"acted","seat":2,"play":"23>U2","id":41}');
INSERT INTO tenback.events VALUES (2, 87, '{"event":"acted","seat":2,"play":".","id":42}');
INSERT INTO tenback.events VALUES (2, 88, '{"event":"acted","seat":1,"play":"17>U2","id":42}');
INSERT INTO tenback.events VALUES (2, 89, '{"event":"acted","seat":1,"play":"45>D1","id":43}');
INSERT INTO tenback.events VALUES (2, 90, '{"event":"acted","seat":1,"play":".","id":44}');
INSERT INTO tenback.events VALUES (2, 91, '{"event":"acted","seat":2,"play":"25>U2","id":43}');
INSERT INTO tenback.events VALUES (2, 92, '{"event":"acted","seat":2,"play":"28>U2","id":44}');
INSERT INTO tenback.events VALUES (2, 93, '{"event":"acted","seat":2,"play":".","id":45}');
INSERT INTO tenback.events VALUES (2, 94, '{"event":"acted","seat":1,"play":"2>U2","id":45}');
INSERT INTO tenback.events VALUES (2, 95, '{"event":"acted","seat":1,"play":"11>U1","id":46}');
INSERT INTO tenback.events VALUES (2, 96, '{"event":"acted","seat":1,"play":".","id":47}');
INSERT INTO tenback.events VALUES (2, 97, '{"event":"acted","seat":2,"play":"6>U1","id":46}');
INSERT INTO tenback.events VALUES (2, 98, '{"event":"acted","seat":2,"play":"40>D2","id":47}');
INSERT INTO tenback.events VALUES (2, 99, '{"event":"acted","seat":2,"play":".","id":48}');
INSERT INTO tenback.events VALUES (2, 100, '{"event":"acted","seat":1,"play":"42>D2","id":48}');
INSERT INTO tenback.events VALUES (2, 101, '{"event":"acted","seat":1,"play":"8>U1","id":49}');
INSERT INTO tenback.events VALUES (2, 102, '{"event":"acted","seat":1,"play":".","id":50}');
INSERT INTO tenback.events VALUES (2, 103, '{"event":"acted","seat":2,"play":"59>D1","id":49}');
INSERT INTO tenback.events VALUES (2, 104, '{"event":"acted","seat":2,"play":"39>D2","id":50}');
INSERT INTO tenback.events VALUES (2, 105, '{"event":"acted","seat":2,"play":".","id":51}');
INSERT INTO tenback.events VALUES (2, 106, '{"event":"acted","seat":1,"play":"56>D2","id":51}');
INSERT INTO tenback.events VALUES (2, 107, '{"event":"acted","seat":1,"play":"41>D1","id":52}');
INSERT INTO tenback.events VALUES (2, 108, '{"event":"acted","seat":1,"play":".","id":53}');
INSERT INTO tenback.events VALUES (2, 109, '{"event":"acted","seat":2,"play":"54>D1","id":52}');
INSERT INTO tenback.events VALUES (2, 110, '{"event":"acted","seat":2,"play":"51>D2","id":53}');
INSERT INTO tenback.events VALUES (2, 111, '{"event":"acted","seat":2,"play":".","id":54}');
INSERT INTO tenback.events VALUES (2, 112, '{"event":"acted","seat":1,"play":"53>D2","id":54}');
INSERT INTO tenback.events VALUES (2, 113, '{"event":"acted","seat":1,"play":"14>U1","id":55}');
INSERT INTO tenback.events VALUES (2, 114, '{"event":"acted","seat":1,"play":".","id":56}');
INSERT INTO tenback.events VALUES (2, 115, '{"event":"acted","seat":2,"play":"45>D2","id":55}');
INSERT INTO tenback.events VALUES (2, 116, '{"event":"acted","seat":2,"play":"15>U2","id":56}');
INSERT INTO tenback.events VALUES (2, 117, '{"event":"acted","seat":2,"play":".","id":57}');
INSERT INTO tenback.events VALUES (2, 118, '{"event":"acted","seat":1,"play":"36>U1","id":57}');
INSERT INTO tenback.events VALUES (2, 119, '{"event":"acted","seat":1,"play":"59>D2","id":58}');
INSERT INTO tenback.events VALUES (2, 120, '{"event":"acted","seat":1,"play":".","id":59}');
INSERT INTO tenback.events VALUES (2, 121, '{"event":"acted","seat":2,"play":"3>U1","id":58}');
INSERT INTO tenback.events VALUES (2, 122, '{"event":"acted","seat":2,"play":"29>U2","id":59}');
INSERT INTO tenback.events VALUES (2, 123, '{"event":"acted","seat":2,"play":".","id":60}');
INSERT INTO tenback.events VALUES (2, 124, '{"event":"acted","seat":1,"play":"18>U2","id":60}');
INSERT INTO tenback.events VALUES (2, 125, '{"event":"acted","seat":1,"play":"20>U1","id":61}');
INSERT INTO tenback.events VALUES (2, 126, '{"event":"acted","seat":1,"play":".","id":62}');
INSERT INTO tenback.events VALUES (2, 127, '{"event":"acted","seat":2,"play":"7>U1","id":61}');
INSERT INTO tenback.events VALUES (2, 128, '{"event":"acted","seat":2,"play":"8>U2","id":62}');
INSERT INTO tenback.events VALUES (1, 40, '{"event":"away","seat":1}');
INSERT INTO tenback.events VALUES (2, 129, '{"event":"acted","seat":2,"play":".","id":63}');
INSERT INTO tenback.events VALUES (2, 130, '{"event":"acted","seat":1,"play":"43>D1","id":63}');
INSERT INTO tenback.events VALUES (1, 41, '{"event":"away","seat":2}');
INSERT INTO tenback.events VALUES (2, 131, '{"event":"acted","seat":1,"play":"35>D1","id":64}');
INSERT INTO tenback.events VALUES (2, 132, '{"event":"acted","seat":1,"play":".","id":65}');
INSERT INTO tenback.events VALUES (2, 133, '{"event":"acted","seat":2,"play":"46>U2","id":64}');
INSERT INTO tenback.events VALUES (2, 134, '{"event":"acted","seat":2,"play":"41>D1","id":65}');
INSERT INTO tenback.events VALUES (2, 135, '{"event":"acted","seat":2,"play":".","id":66}');
INSERT INTO tenback.events VALUES (2, 136, '{"event":"acted","seat":1,"play":"21>U2","id":66}');
INSERT INTO tenback.events VALUES (2, 137, '{"event":"acted","seat":1,"play":"32>D1","id":67}');
INSERT INTO tenback.events VALUES (2, 138, '{"event":"acted","seat":1,"play":".","id":68}');
INSERT INTO tenback.events VALUES (2, 139, '{"event":"acted","seat":2,"play":"33>D1","id":67}');
INSERT INTO tenback.events VALUES (2, 140, '{"event":"acted","seat":2,"play":"27>U2","id":68}');
INSERT INTO tenback.events VALUES (2, 141, '{"event":"acted","seat":2,"play":".","id":69}');
INSERT INTO tenback.events VALUES (2, 142, '{"event":"acted","seat":1,"play":"26>U2","id":69}');
INSERT INTO tenback.events VALUES (2, 143, '{"event":"acted","seat":1,"play":"31>D1","id":70}');
INSERT INTO tenback.events VALUES (2, 144, '{"event":"acted","seat":1,"play":".","id":71}');
INSERT INTO tenback.events VALUES (2, 145, '{"event":"acted","seat":2,"play":"16>U2","id":70}');
INSERT INTO tenback.events VALUES (2, 146, '{"event":"acted","seat":2,"play":"2>U1","id":71}');
INSERT INTO tenback.events VALUES (2, 147, '{"event":"acted","seat":2,"play":".","id":72}');
INSERT INTO tenback.events VALUES (2, 148, '{"event":"acted","seat":1,"play":"7>U2","id":72}');
INSERT INTO tenback.events VALUES (2, 149, '{"event":"acted","seat":1,"play":"29>D1","id":73}');
INSERT INTO tenback.events VALUES (2, 150, '{"event":"acted","seat":1,"play":".","id":74}');
INSERT INTO tenback.events VALUES (2, 151, '{"event":"acted","seat":2,"play":"30>D1","id":73}');
INSERT INTO tenback.events VALUES (2, 152, '{"event":"acted","seat":2,"play":"10>U2","id":74}');
INSERT INTO tenback.events VALUES (2, 153, '{"event":"acted","seat":2,"play":".","id":75}');
INSERT INTO tenback.events VALUES (2, 154, '{"event":"acted","seat":1,"play":"28>D1","id":75}');
INSERT INTO tenback.events VALUES (2, 155, '{"event":"acted","seat":1,"play":"24>D1","id":76}');
INSERT INTO tenback.events VALUES (2, 156, '{"event":"acted","seat":1,"play":".","id":77}');
INSERT INTO tenback.events VALUES (2, 157, '{"event":"acted","seat":2,"play":"44>D1","id":76}');
INSERT INTO tenback.events VALUES (2, 158, '{"event":"acted","seat":2,"play":"14>U2","id":77}');
INSERT INTO tenback.events VALUES (2, 159, '{"event":"acted","seat":2,"play":".","id":78}');
INSERT INTO tenback.events VALUES (2, 160, '{"event":"acted","seat":1,"play":"12>U2","id":78}');
INSERT INTO tenback.events VALUES (2, 161, '{"event":"acted","seat":1,"play":"37>D1","id":79}');
INSERT INTO tenback.events VALUES (2, 162, '{"event":"acted","seat":1,"play":".","id":80}');
INSERT INTO tenback.events VALUES (2, 163, '{"event":"acted","seat":2,"play":"57>D1","id":79}');
INSERT INTO tenback.events VALUES (2, 164, '{"event":"acted","seat":2,"play":"17>U2","id":80}');
INSERT INTO tenback.events VALUES (2, 165, '{"event":"acted","seat":2,"play":".","id":81}');
INSERT INTO tenback.events VALUES (2, 166, '{"event":"acted","seat":1,"play":"6>U2","id":81}');
INSERT INTO tenback.events VALUES (2, 167, '{"event":"acted","seat":1,"play":"55>D1","id":82}');
INSERT INTO tenback.events VALUES (2, 168, '{"event":"acted","seat":1,"play":".","id":83}');
INSERT INTO tenback.events VALUES (2, 169, '{"event":"acted","seat":2,"play":"18>U2","id":82}');
INSERT INTO tenback.events VALUES (2, 170, '{"event":"acted","seat":2,"play":"21>U2","id":83}');
INSERT INTO tenback.events VALUES (2, 171, '{"event":"acted","seat":2,"play":".","id":84}');
INSERT INTO tenback.events VALUES (2, 172, '{"event":"acted","seat":1,"play":"19>U2","id":84}');
INSERT INTO tenback.events VALUES (2, 173, '{"event":"acted","seat":1,"play":"49>D1","id":85}');
INSERT INTO tenback.events VALUES (2, 174, '{"event":"acted","seat":1,"play":".","id":86}');
INSERT INTO tenback.events VALUES (2, 175, '{"event":"acted","seat":2,"play":"24>U2","id":85}');
INSERT INTO tenback.events VALUES (2, 176, '{"event":"acted","seat":2,"play":"34>U2","id":86}');
INSERT INTO tenback.events VALUES (2, 177, '{"event":"acted","seat":2,"play":".","id":87}');
INSERT INTO tenback.events VALUES (2, 178, '{"event":"acted","seat":1,"play":"22>U2","id":87}');
INSERT INTO tenback.events VALUES (2, 179, '{"event":"acted","seat":1,"play":"47>D1","id":88}');
INSERT INTO tenback.events VALUES (2, 180, '{"event":"acted","seat":1,"play":".","id":89}');
INSERT INTO tenback.events VALUES (2, 181, '{"event":"acted","seat":2,"play":"35>U2","id":88}');
INSERT INTO tenback.events VALUES (2, 182, '{"event":"acted","seat":2,"play":"38>U2","id":89}');
INSERT INTO tenback.events VALUES (2, 183, '{"event":"secret","round":2,"secret":"36c6a55361cd95e5c3709bcfff286069dfbfffa2d8e6ec939becca9f9c724e6f","commitment":"9f6fde44400ff4b546b41c545f7e5eaf43c3d4c295f5e15035ee279679e07d6c"}');
INSERT INTO tenback.events VALUES (2, 184, '{"event":"given","seat":1,"bytes":"db8d2965cb803af16d4d0520be2e0b65218ce76529e45bfd03af58c196191704"}');
INSERT INTO tenback.events VALUES (2, 185, '{"event":"given","seat":2,"bytes":"81ab3a4c1d358e6844b00f228642c4611d2d5f4ffa86281ac8d7da6b4afb1cff"}');
INSERT INTO tenback.events VALUES (2, 186, '{"event":"dealt","lot":1207764113,"known":false,"fair":true,"decks":[["14","17","29","53","41","4","18","25","54","31","49","30","56","55","3","39","45","9","46","40","13","19","42","58","44","51","11","48","10","12","35","23","7","15","33","2","43","20","22","36","6","50","52","37","5","32","34","24","16","47","26","28","57","27","8","59","21","38"],["9","30","32","2","7","55","26","35","37","31","52","29","40","44","12","58","28","11","17","20","43","14","36","34","56","38","27","42","22","4","13","10","8","19","18","3","46","6","53","48","57","47","50","59","49","39","51","5","41","15","24","54","21","23","45","25","16","33"]]}');
INSERT INTO tenback.events VALUES (2, 187, '{"event":"begun","seat":2}');
INSERT INTO tenback.events VALUES (2, 188, '{"event":"acted","seat":2,"play":"2>U2","id":91}');
INSERT INTO tenback.events VALUES (2, 189, '{"event":"acted","seat":2,"play":"7>U2","id":92}');
INSERT INTO tenback.events VALUES (2, 190, '{"event":"acted","seat":2,"play":".","id":93}');
INSERT INTO tenback.events VALUES (2, 191, '{"event":"acted","seat":1,"play":"4>U2","id":92}');
INSERT INTO tenback.events VALUES (2, 192, '{"event":"acted","seat":1,"play":"53>D1","id":93}');
INSERT INTO tenback.events VALUES (2, 193, '{"event":"acted","seat":1,"play":".","id":94}');
INSERT INTO tenback.events VALUES (3, 1, '{"event":"opened","version":1,"game":"quick","players":3,"options":{"pro":false},"talk":"markers","hints":true,"listed":true,"clock":30}');
INSERT INTO tenback.events VALUES (3, 2, '{"event":"taken","seat":3,"bot":"easy"}');
INSERT INTO tenback.events VALUES (3, 3, '{"event":"secret","round":1,"secret":"250bf549c4669123abd61cda1bef7fdc26e522d17ce3df71b4293d3ffc99da61","commitment":"6c0567fc903e92d946685823a710dc18df2b5f35a6d768550da6a9433ffc30b3"}');
INSERT INTO tenback.events VALUES (3, 4, '{"event":"taken","seat":1,"person":"Person A"}');
INSERT INTO tenback.events VALUES (3, 5, '{"event":"held","seat":1,"hash":"2dd380f1cabef664895a8a271c0ad3a0b8ac512fa118e2295c90066cecaebfb7"}');
INSERT INTO tenback.events VALUES (3, 6, '{"event":"here","seat":1,"visit":1348204399}');
INSERT INTO tenback.events VALUES (3, 7, '{"event":"taken","seat":2,"person":"Person B"}');
INSERT INTO tenback.events VALUES (3, 8, '{"event":"held","seat":2,"hash":"e1043610328177ab3383b64f9cbc1ce5f9cf631a92b40b7117bf606276ab72cc"}');
INSERT INTO tenback.events VALUES (3, 9, '{"event":"here","seat":2,"visit":3121547323}');
INSERT INTO tenback.events VALUES (3, 10, '{"event":"given","seat":1,"bytes":"b3eae1296d3c6c024d978e0bb19a2da324cb8bb8652691cb52cadc7e4e31057e"}');
INSERT INTO tenback.events VALUES (3, 11, '{"event":"given","seat":2,"bytes":"2d760f66aa3e7324fae4992070f802b00610d5fa0812d323bc9e99e3fdfaf1a7"}');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: tenback; Owner: -
--

INSERT INTO tenback.tables OVERRIDING SYSTEM VALUE VALUES (1, '9T4EDKSJP8UEBXNM', 41, 1794974589, 1794974590, '{"game":"classic","players":3,"options":{"fire":true,"minimum":2,"hand":6},"seats":[{"person":"Person A"},{"person":"Person B"},{"bot":"hard"}],"round":1,"status":"playing","turn":6,"left":86}', false, false);
INSERT INTO tenback.tables OVERRIDING SYSTEM VALUE VALUES (2, 'RL5TNWGKNZL7ZMVK', 193, 1794974589, 1794974591, '{"game":"face","players":2,"options":{},"seats":[{"person":"Person A"},{"person":"Person B"}],"round":2,"status":"playing","turn":3,"left":112}', false, false);
INSERT INTO tenback.tables OVERRIDING SYSTEM VALUE VALUES (3, 'AZBKWK67GYUUEEUE', 11, 1794974591, 1794974591, '{"game":"quick","players":3,"options":{"pro":false},"seats":[{"person":"Person A"},{"person":"Person B"},{"bot":"easy"}],"round":0,"status":"opening","turn":0,"left":50}', false, true);


--
-- Data for Name: version; Type: TABLE DATA; Schema: tenback; Owner: -
--

INSERT INTO tenback.version VALUES (1);


--
-- Name: tables_key_seq; Type: SEQUENCE SET; Schema: tenback; Owner: -
--

SELECT pg_catalog.setval('tenback.tables_key_seq', 3, true);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: tenback; Owner: -
--

ALTER TABLE ONLY tenback.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_key, number);


--
-- Name: tables tables_id_key; Type: CONSTRAINT; Schema: tenback; Owner: -
--

ALTER TABLE ONLY tenback.tables
    ADD CONSTRAINT tables_id_key UNIQUE (id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: tenback; Owner: -
--

ALTER TABLE ONLY tenback.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (key);


--
-- Name: listed_tables; Type: INDEX; Schema: tenback; Owner: -
--

CREATE INDEX listed_tables ON tenback.tables USING btree (changed DESC, key DESC) WHERE listed;


--
-- Name: events events_table_key_fkey; Type: FK CONSTRAINT; Schema: tenback; Owner: -
--

ALTER TABLE ONLY tenback.events
    ADD CONSTRAINT events_table_key_fkey FOREIGN KEY (table_key) REFERENCES tenback.tables(key) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict rFTjNkkKbOoIRoEdc1L1RZigFTFIzwAKeWemFsm49cfrLmMtF4U98kYNksrJcIh

