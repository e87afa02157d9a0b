// The dialog in which the link to a page is handed on.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['share'];

export const share = {
	'share.title': { text: 'Share link', context: 'Headline of the dialog', tags },
	'share.link': { text: 'Link', context: 'Label of the field with the address', tags },
	'share.language': {
		text: 'Language of the page',
		context: 'Label: the link leads to the page in this language',
		tags,
	},
	'share.copy': { text: 'Copy link', context: 'Button', tags: ['share', 'button'] },
	'share.copied': {
		text: 'The link was copied to the clipboard.',
		tags,
	},
	'share.notCopied': {
		text: 'Link could not be copied to the clipboard.',
		tags,
	},
	'share.send': {
		text: 'Send to …',
		context: 'Button that opens the device’s own way of sharing',
		tags,
	},
	'share.mail': { text: 'Send by e-mail', context: 'Link that opens the mail program', tags },
	'share.whatsApp': { text: 'Send by WhatsApp', context: 'Link that opens WhatsApp', tags },
	'share.code': withArguments<{ link: string }>()({
		text: 'QR code for {link}',
		context: 'What the picture of the code shows, read aloud',
		tags,
	}),
	'share.codeHint': {
		text: 'Can be read by the camera of a phone.',
		context: 'Below the QR code',
		tags,
	},
	'share.saveCode': { text: 'Save QR code', context: 'Link that saves it as a file', tags },
} satisfies Record<string, ShippedText>;
