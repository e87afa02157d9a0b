// Words that passwords are made of when no one thinks about it. Compared after digits and signs around them are taken away
// and signs within them are read as letters, so that one entry stands for hundreds.

const words =
	'password passwort passwords kennwort geheim secret qwertz qwertzu qwertzui qwertzuiop qwerty qwertyu qwertyui ' +
	'qwertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl yxcvbnm zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef ' +
	'abcdefg abcdefgh admin administrator root test testtest tester testing user username login logmein welcome willkommen ' +
	'hallo hello letmein master dragon monkey shadow sunshine princess football fussball baseball superman batman iloveyou ' +
	'lovely trustno michael daniel thomas andreas stefan schatz schatzi sommer winter fruehling herbst summer spring autumn ' +
	'montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday ' +
	'januar februar maerz april juni juli august september oktober november dezember january february march june july october ' +
	'december berlin hamburg muenchen koeln london deutschland germany england computer internet changeme default guest gast ' +
	'passw pass passwd pw abcabc aaaa aaaaaa aaaaaaaa qqqq xxxx platen druckerei printshop starwars pokemon whatever freedom ' +
	'access flower mustang jordan hunter killer pepper ginger cookie charlie jessica ashley ninja azerty solo samsung google ' +
	'facebook michelle jennifer nicole sandra bayern schalke dortmund ficken hallowelt helloworld kartoffel schokolade';

const numbers =
	'12345678 123456789 1234567890 11111111 00000000 87654321 12341234 11223344 88888888 99999999 66666666 1q2w3e4r 1q2w3e4r5t ' +
	'1qaz2wsx 1qay2wsx zaq12wsx q1w2e3r4 123qweasd 1qaz2wsx3edc asdf1234 qwer1234 abcd1234 a1b2c3d4 aa123456 abc12345';

export const commonPasswords: ReadonlySet<string> = new Set(`${words} ${numbers}`.split(' '));
