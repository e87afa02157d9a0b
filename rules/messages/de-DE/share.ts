// The German of en-GB/share.ts.
import type { share as base } from '../en-GB/share.ts';
import type { TranslationOf } from '../entry.ts';

export const share: TranslationOf<typeof base> = {
	'share.title': 'Link teilen',
	'share.link': 'Link',
	'share.language': 'Sprache der Seite',
	'share.copy': 'Link kopieren',
	'share.copied': 'Der Link ist in der Zwischenablage.',
	'share.notCopied': 'Der Link konnte nicht in die Zwischenablage kopiert werden.',
	'share.send': 'Senden an …',
	'share.mail': 'Per E-Mail senden',
	'share.whatsApp': 'Per WhatsApp senden',
	'share.code': 'QR-Code für {link}',
	'share.codeHint': 'Mit der Kamera eines Telefons lesbar.',
	'share.saveCode': 'QR-Code speichern',
};
