// Colour profiles of the shop's printers: choosing, uploading, and why a file is none.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'form'],
	...(context ? { context } : {}),
});
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const success = (text: string): ShippedText => ({ text, tags: ['admin', 'success'] });

export const printProfiles = {
	'printProfiles.choice': label('Colour profile', 'Field of a product: the ICC profile that it is printed with'),
	'printProfiles.choiceHint': label('Pictures and colours are converted for it, and print files name it.'),
	'printProfiles.usual': label('FOGRA39L Coated (offset on coated paper)'),
	'printProfiles.manage': button('Manage colour profiles'),
	'printProfiles.title': label('Colour profiles', 'Title of a dialog'),
	'printProfiles.about': label('ICC profiles of your printers. FOGRA39L Coated is always there.'),
	'printProfiles.none': label('No profiles of your own yet.'),
	'printProfiles.file': label('Add a profile'),
	'printProfiles.fileHint': label('ICC file of a printer in CMYK, at most 3 MB.'),
	'printProfiles.nameOf': withArguments<{ name: string }>()({
		text: 'Name of {name}',
		context: 'Field behind which a profile is renamed, read aloud',
		tags: ['admin', 'form'],
	}),
	'printProfiles.ofFile': withArguments<{ description: string; size: string }>()({
		text: '{description} · {size}',
		context: 'What a profile calls itself, and its size',
		tags: ['admin'],
	}),
	'printProfiles.used': label('In use', 'State of a profile that products or orders are printed with'),
	'printProfiles.rename': button('Save name'),
	'printProfiles.delete': button('Delete'),
	'printProfiles.deleteAsk': withArguments<{ name: string }>()({
		text: 'Delete the profile “{name}”?',
		tags: ['admin', 'form'],
	}),
	'printProfiles.deleteText': label('It cannot be restored, but it can be uploaded again.'),
	'printProfiles.added': success('Colour profile added'),
	'printProfiles.renamed': success('Name saved'),
	'printProfiles.deleted': success('Colour profile deleted'),
	'printProfiles.renameFailed': failure('Error saving the name'),
	'printProfiles.deleteFailed': failure('Error deleting the colour profile'),
	'printProfiles.nameInvalid': failure('1 to 100 characters, please.'),
	'printProfiles.unusable': failure('This file cannot be used as a colour profile.'),
	'printProfiles.inUse': failure('This colour profile is in use: products or orders are printed with it.'),
	'printProfiles.refusal.tooLarge': failure('This file is larger than 3 MB.'),
	'printProfiles.refusal.notAProfile': failure('This file is not an ICC profile.'),
	'printProfiles.refusal.notForOutput': failure(
		'This profile is not that of a printer. Profiles of monitors, cameras or scanners cannot be used.',
	),
	'printProfiles.refusal.notCmyk': failure('This profile is not in CMYK.'),
	'printProfiles.refusal.damaged': failure('This profile is damaged. Please ask your printer for it once more.'),
	'printProfiles.refusal.alreadyThere': withArguments<{ name: string }>()(
		failure('You have this profile already: “{name}”.'),
	),
	'printProfiles.refusal.tooMany': failure('There are 20 profiles already. Please delete one first.'),
} as const satisfies Record<string, ShippedText>;
