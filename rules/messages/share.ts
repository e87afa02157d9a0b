// The dialog in which the link to a page is handed on.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['share'];

export const share = {
	'share.title': { de: 'Link teilen', en: 'Share link', context: 'Headline of the dialog', tags },
	'share.link': { de: 'Link', en: 'Link', context: 'Label of the field with the address', tags },
	'share.language': {
		de: 'Sprache der Seite',
		en: 'Language of the page',
		context: 'Label: the link leads to the page in this language',
		tags,
	},
	'share.copy': { de: 'Link kopieren', en: 'Copy link', context: 'Button', tags: ['share', 'button'] },
	'share.copied': {
		de: 'Der Link ist in der Zwischenablage.',
		en: 'The link was copied to the clipboard.',
		tags,
	},
	'share.notCopied': {
		de: 'Der Link konnte nicht in die Zwischenablage kopiert werden.',
		en: 'Link could not be copied to the clipboard.',
		tags,
	},
	'share.send': {
		de: 'Senden an …',
		en: 'Send to …',
		context: 'Button that opens the device’s own way of sharing',
		tags,
	},
	'share.code': withArguments<{ link: string }>()({
		de: 'QR-Code für {link}',
		en: 'QR code for {link}',
		context: 'What the picture of the code shows, read aloud',
		tags,
	}),
	'share.codeHint': {
		de: 'Mit der Kamera eines Telefons lesbar.',
		en: 'Can be read by the camera of a phone.',
		context: 'Below the QR code',
		tags,
	},
	'share.saveCode': { de: 'QR-Code speichern', en: 'Save QR code', context: 'Link that saves it as a file', tags },
} satisfies Record<string, ShippedText>;
