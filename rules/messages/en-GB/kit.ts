// The words of the kit: what its components say by themselves, and what fields say about their contents.
import { type ShippedText, withArguments } from '../entry.ts';

export const kit = {
	'fields.forbiddenCharacters': withArguments<{ characters: string }>()({
		text: 'Forbidden characters {characters}',
		context: 'Below a text field; {characters} is the list of all characters that may not be used',
		tags: ['form'],
	}),
	'fields.email': withArguments<{ email: string }>()({
		text: 'Please enter a valid email address, e. g. {email}',
		tags: ['form'],
	}),
	'fields.phone': { text: 'Use this format: +XX XXXX XXXXXX', tags: ['form'] },
	'fields.mobile': { text: 'Use this format: +XXXXXXXXXXXX', tags: ['form'] },
	'fields.postalCode': withArguments<{ example: string }>()({
		text: 'Please enter a valid postal code, such as {example}.',
		context: '{example} is a postal code of the chosen country',
		tags: ['form'],
	}),
	'fields.number': { text: 'Only integer allowed', tags: ['form'] },
	'fields.url': { text: "Doesn't look like an URL", tags: ['form'] },
	'fields.urlNotSecure': {
		text: 'URL must start with https (SSL)',
		tags: ['form'],
	},
	'fields.urlAndRelative': {
		text: "Doesn't look like an URL or relative path",
		tags: ['form'],
	},
	'fields.custom': {
		text: "Doesn't look like an e-mail",
		context: 'Below a field with a pattern of its own, where no other message was given',
		tags: ['form'],
	},
	'fields.link': {
		text: 'URL is not valid and must start with https:// or be relative and start with /',
		context: 'Below the target of a link or button',
		tags: ['form'],
	},
	'fields.path': {
		text: 'Please enter a relative URL that starts with /',
		tags: ['form'],
	},
	'fields.webUrl': { text: 'Please enter a valid URL.', tags: ['form'] },
	'fields.urlOnHost': withArguments<{ host: string }>()({
		text: 'URL fields must begin with {host}',
		tags: ['form'],
	}),
	'fields.domain': { text: 'This is not a valid domain', tags: ['form'] },
	'fields.emailList': {
		text: 'Separate e-mail addresses by commas, without spaces or semicolons',
		tags: ['form'],
	},
	'fields.mailto': withArguments<{ email: string }>()({
		text: 'Use this format: mailto:{email}',
		tags: ['form'],
	}),
	'fields.quantityList': {
		text: 'Separate quantities by commas, e. g. 100,250,500',
		tags: ['form'],
	},
	'fields.plainName': {
		text: 'Only lowercase letters and numbers are allowed',
		context: 'Below a username or the name of a role',
		tags: ['form'],
	},
	'fields.fieldName': {
		text: 'Only letters and numbers are allowed',
		context: 'Below the name of a field',
		tags: ['form'],
	},
	'fields.password': withArguments<{ count: number }>()({
		text: 'At least {count} characters with one uppercase and one lowercase letter, one digit and one special character, none of the most common passwords and no sequences or repetitions (such as “1234” or “aaaa”)',
		context: 'Below a new password that does not fulfil the rule',
		tags: ['form'],
	}),
	'fields.pattern': {
		text: 'This pattern cannot be used',
		context: 'Below a regular expression that is none, or that looks ahead, behind or back',
		tags: ['form'],
	},
	'fields.tooLong': withArguments<{ count: number }>()({
		text: 'At most {count, number} characters',
		tags: ['form'],
	}),
	'fields.positiveNumber': {
		text: 'Please enter a positive number',
		tags: ['form'],
	},
	'fields.leitwegId': withArguments<{ example: string }>()({
		text: 'This is not a valid Leitweg-ID. The public body that ordered can tell you; it looks like {example}.',
		tags: ['form'],
	}),
	'fields.electronicAddress': withArguments<{ example: string }>()({
		text: 'Please enter an e-mail address, or a number with the code of its register in front, e. g. {example}',
		tags: ['form'],
	}),
	'fields.notAChoice': {
		text: 'Please choose from the list',
		context: 'Below a list, when something was sent that is not in it',
		tags: ['form'],
	},
	'fields.unusable': {
		text: 'This value cannot be used',
		context: 'Below a field, when something of another kind was sent',
		tags: ['form'],
	},
	'fields.colour': {
		text: 'Must be a valid color path (starting with "colors." or "applications.") or a direct color value (#hex, rgb, rgba).',
		tags: ['form'],
	},
	'fields.numberUnreadable': {
		text: 'Please enter a number',
		context: 'Below a number field in which something else was typed',
		tags: ['form'],
	},
	'fields.negativeNumber': {
		text: 'Negative numbers are not allowed',
		tags: ['form'],
	},
	'fields.numberAmbiguous': withArguments<{ whole: string; decimal: string }>()({
		text: 'Do you mean {whole} or {decimal}? Please write it like that',
		context: 'Below a number field in which the sign before three digits may separate thousands or decimals',
		tags: ['form'],
	}),
	'fields.numberRaised': withArguments<{ typed: string; value: string }>()({
		text: '{typed} became {value}, the lowest value allowed.',
		context: 'Below a number field: what was typed was too small and has been replaced',
		tags: ['form'],
	}),
	'fields.numberLowered': withArguments<{ typed: string; value: string }>()({
		text: '{typed} became {value}, the highest value allowed.',
		context: 'Below a number field: what was typed was too large and has been replaced',
		tags: ['form'],
	}),
	'fields.numberRounded': withArguments<{ typed: string; value: string; step: string }>()({
		text: '{typed} was rounded to {value}: only multiples of {step} are allowed.',
		context: 'Below a number field: what was typed has been rounded, usually up',
		tags: ['form'],
	}),
	'fields.numberWhole': withArguments<{ typed: string; value: string }>()({
		text: '{typed} was rounded to {value}: only whole numbers are allowed.',
		context: 'Below a number field: what was typed has been rounded, usually up',
		tags: ['form'],
	}),
	'fields.date': withArguments<{ example: string }>()({
		text: 'Please enter a date, e. g. {example}',
		tags: ['form'],
	}),
	'fields.dateImpossible': withArguments<{ typed: string }>()({
		text: 'There is no such day: {typed}',
		context: 'Below a date field, as for 31/02/2026',
		tags: ['form'],
	}),
	'fields.dateTooEarly': withArguments<{ date: string }>()({
		text: 'No earlier than {date}',
		context: 'Below a date field with a day before the first one that is allowed',
		tags: ['form'],
	}),
	'fields.dateTooLate': withArguments<{ date: string }>()({
		text: 'No later than {date}',
		context: 'Below a date field with a day after the last one that is allowed',
		tags: ['form'],
	}),
	'fields.fileTooLarge': withArguments<{ name: string; size: string }>()({
		text: '{name} is too large. At most {size} are allowed.',
		context: '{size} comes with its unit',
		tags: ['form'],
	}),
	'fields.fileType': withArguments<{ name: string; types: string }>()({
		text: '{name} is not the right type of file. Allowed: {types}.',
		tags: ['form'],
	}),
	'fields.tooManyFiles': withArguments<{ count: number }>()({
		text: '{count, plural, one {Only one file is allowed.} other {At most # files are allowed.}}',
		tags: ['form'],
	}),

	'kit.required': { text: 'required', context: 'Read aloud with the name of a field', tags: ['form'] },
	'kit.increase': { text: 'Increase', context: 'Button beside a number field', tags: ['form'] },
	'kit.decrease': { text: 'Decrease', context: 'Button beside a number field', tags: ['form'] },
	'kit.showValue': {
		text: 'Show value',
		context: 'Of a secret that is typed',
		tags: ['form', 'button'],
	},
	'kit.showPassword': { text: 'Show password', tags: ['form', 'button'] },
	'kit.choose': {
		text: 'Please choose',
		context: 'In a list while nothing is chosen',
		tags: ['form'],
	},
	'kit.chosen': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {Nothing selected} other {# selected}}',
		tags: ['form', 'table'],
	}),
	'kit.search': { text: 'Search', context: 'Label of a search field', tags: ['table'] },
	'kit.nothingFound': { text: 'Nothing found', context: 'In an empty list', tags: ['table'] },
	'kit.dayLetters': { text: 'DD', context: 'The day in a pattern such as DD/MM/YYYY', tags: ['form'] },
	'kit.monthLetters': { text: 'MM', context: 'The month in a pattern such as DD/MM/YYYY', tags: ['form'] },
	'kit.yearLetters': { text: 'YYYY', context: 'The year in a pattern such as DD/MM/YYYY', tags: ['form'] },
	'kit.openCalendar': withArguments<{ label: string }>()({
		text: '{label}: open calendar',
		context: 'Button beside a date field, read aloud',
		tags: ['form', 'accessibility'],
	}),
	'kit.calendar': withArguments<{ label: string }>()({
		text: '{label}: choose a day',
		context: 'Name of the calendar of a date field, read aloud',
		tags: ['form', 'accessibility'],
	}),
	'kit.calendarKeys': {
		text: 'Arrow keys move by day, Page Up and Page Down by month, with Shift by year.',
		context: 'Explains the keys of a calendar, read aloud',
		tags: ['form', 'accessibility'],
	},
	'kit.previousYear': { text: 'Previous year', tags: ['form', 'accessibility'] },
	'kit.previousMonth': { text: 'Previous month', tags: ['form', 'accessibility'] },
	'kit.nextMonth': { text: 'Next month', tags: ['form', 'accessibility'] },
	'kit.nextYear': { text: 'Next year', tags: ['form', 'accessibility'] },
	'kit.chooseFiles': withArguments<{ count: number }>()({
		text: '{count, plural, one {Choose file} other {Choose files}}',
		context: 'Button; {count} is how many may be chosen',
		tags: ['form', 'button'],
	}),
	'kit.dropFiles': withArguments<{ count: number }>()({
		text: '{count, plural, one {or drop it here} other {or drop them here}}',
		context: 'Beside the button that chooses files',
		tags: ['form'],
	}),
	'kit.remove': withArguments<{ name: string }>()({
		text: 'Remove {name}',
		context: 'Button: takes a file or a choice away again',
		tags: ['button'],
	}),
	'kit.pickColour': withArguments<{ label: string }>()({
		text: '{label}: pick a colour',
		context: 'Button beside a colour field, read aloud',
		tags: ['form', 'accessibility'],
	}),
	'kit.colourArea': { text: 'Saturation and brightness', tags: ['accessibility'] },
	'kit.hue': { text: 'Hue', tags: ['accessibility'] },
	'kit.opacity': { text: 'Opacity', tags: ['accessibility'] },

	'kit.confirm': { text: 'Confirm', context: 'Button of a confirmation', tags: ['dialog', 'button'] },
	'kit.cancel': { text: 'Cancel', context: 'Button of a confirmation', tags: ['dialog', 'button'] },
	'kit.typeToConfirm': {
		text: 'Type the following to confirm.',
		context: 'Label of a field; the phrase to type stands below it',
		tags: ['dialog'],
	},
	'kit.mustMatch': {
		text: 'Must match the requirement',
		context: 'Below the field of a confirmation while something else is typed',
		tags: ['dialog'],
	},

	'kit.notifications': {
		text: 'Notifications (Alt+T)',
		context: 'Name of the place where short messages appear, read aloud; the keys lead there',
		tags: ['accessibility'],
	},
	'kit.notices': { text: 'Notices', context: 'Headline of the list of kept messages' },
	'kit.noNotices': { text: 'No notices', context: 'In place of an empty list of messages' },
	'kit.dismissAll': { text: 'Dismiss all', context: 'Button above the messages', tags: ['button'] },
	'kit.dismiss': withArguments<{ text: string }>()({
		text: 'Dismiss notice: {text}',
		context: 'Button beside a message, read aloud',
		tags: ['accessibility'],
	}),

	'kit.tabHasErrors': { text: 'has errors', context: 'Read aloud with the name of a tab' },
	'kit.active': { text: 'Active', context: 'State of a thing, in a small label' },
	'kit.failed': { text: 'Has errors', context: 'State of a thing, in a small label' },
	'kit.inactive': { text: 'Inactive', context: 'State of a thing, in a small label' },
	'kit.scheduled': { text: 'Scheduled', context: 'State of a thing that will begin later' },
	'kit.steps': { text: 'Steps', context: 'Name of the list of steps, read aloud' },
	'kit.stepDone': { text: 'done', context: 'Read aloud with the name of a step' },
	'kit.opensInNewTab': { text: 'opens in a new tab', context: 'Read aloud with a link' },

	'kit.rowsPerPage': { text: 'Rows per page', tags: ['table'] },
	'kit.rowsShown': withArguments<{ from: number; to: number; total: number }>()({
		text: '{from, number}–{to, number} of {total, number}',
		context: 'Below a table: which rows are shown, of how many',
		tags: ['table'],
	}),
	'kit.pages': { text: 'Pages of the table', tags: ['table', 'accessibility'] },
	'kit.firstPage': { text: 'First page', tags: ['table'] },
	'kit.previousPage': { text: 'Previous page', tags: ['table'] },
	'kit.nextPage': { text: 'Next page', tags: ['table'] },
	'kit.lastPage': { text: 'Last page', tags: ['table'] },
	'kit.sort': { text: 'Sort by', context: 'Field above a list on a phone', tags: ['table'] },
	'kit.sortedUp': withArguments<{ column: string }>()({ text: '{column} (ascending)', tags: ['table'] }),
	'kit.sortedDown': withArguments<{ column: string }>()({ text: '{column} (descending)', tags: ['table'] }),
	'kit.columns': { text: 'Columns', context: 'Button: which columns a table shows', tags: ['table'] },
	'kit.all': { text: 'All', context: 'First choice of a filter: no restriction', tags: ['table'] },
	'kit.resetTable': { text: 'Reset', context: 'Button: no search and no filter', tags: ['table'] },
	'kit.bulkActions': { text: 'Actions for the selection', tags: ['table'] },
	'kit.selectRow': { text: 'Select row', tags: ['table', 'accessibility'] },
	'kit.selectAll': { text: 'Select all', tags: ['table', 'accessibility'] },

	'kit.save': { text: 'Save', context: 'Button of the save bar', tags: ['button'] },
	'kit.discard': { text: 'Discard', context: 'Button: undoes what is not saved', tags: ['button'] },
	'kit.saveAndClose': {
		text: 'Save & Close',
		context: 'Button, when somebody leaves a form with changes',
		tags: ['dialog', 'button'],
	},
	'kit.leaveTitle': {
		text: 'Save changes?',
		context: 'Headline, when somebody leaves a form with changes',
		tags: ['dialog'],
	},
	'kit.leaveText': {
		text: 'There are unsaved changes. If you discard them, they are lost.',
		tags: ['dialog'],
	},
	'kit.stay': {
		text: 'Keep editing',
		context: 'Button, when somebody leaves a form with changes: goes back to the form',
		tags: ['dialog', 'button'],
	},
	'kit.unsaved': { text: 'Unsaved changes', context: 'In the save bar' },
} satisfies Record<string, ShippedText>;
