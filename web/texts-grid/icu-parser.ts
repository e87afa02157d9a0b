// Brings the parser of ICU texts, which visitors do without, to those who write them: rules/texts/icu.ts works in the browser from here on.
import { parse } from 'icu-parser';
import { IntlMessageFormat } from 'intl-messageformat';

IntlMessageFormat.__parse = parse;
