// The bar above a page that is edited, and what may stand in the way.
import { type ShippedText, withArguments } from '../../entry.ts';

const tags = ['pages', 'editor'];

export const barTexts = {
	'pageEditor.title': { text: 'Page editor', context: 'Name of the editor', tags },
	'pageEditor.opening': { text: 'Opening the page …', tags },
	'pageEditor.openFailed': {
		text: 'The page cannot be edited right now.',
		tags,
	},
	'pageEditor.tryAgain': { text: 'Open again', context: 'Button', tags },
	'pageEditor.begin': { text: 'Edit page', context: 'Button', tags },
	'pageEditor.close': { text: 'Stop editing', context: "Button of the editor's bar", tags },
	'pageEditor.more': { text: 'More', context: "Menu of the editor's bar", tags },
	'pageEditor.undo': { text: 'Undo', context: 'Button, Ctrl+Z', tags },
	'pageEditor.redo': { text: 'Redo', context: 'Button, Ctrl+Shift+Z', tags },
	'pageEditor.done.undo': { text: 'Undone', context: 'Read aloud', tags },
	'pageEditor.done.redo': { text: 'Redone', context: 'Read aloud', tags },
	'pageEditor.nothingTo.undo': { text: 'There is nothing to undo.', tags },
	'pageEditor.nothingTo.redo': { text: 'There is nothing to redo.', tags },
	'pageEditor.language': {
		text: 'Content language',
		context: 'Label of the list of languages',
		tags,
	},
	'pageEditor.widths': { text: 'Width of the page', context: 'Name of a group of buttons', tags },
	'pageEditor.width.own': { text: 'Window width', context: 'Button', tags },
	'pageEditor.width.desktop': { text: 'Desktop', context: 'Button', tags },
	'pageEditor.width.tablet': { text: 'Tablet', context: 'Button', tags },
	'pageEditor.width.phone': { text: 'Mobile', context: 'Button', tags },
	'pageEditor.width.all': {
		text: 'Desktop, tablet and mobile side by side',
		context: 'Button',
		tags,
	},
	'pageEditor.state.never': {
		text: 'Draft, not published yet',
		context: 'State of the page',
		tags,
	},
	'pageEditor.state.draft': {
		text: 'Draft with changes',
		context: 'State of the page: it is published, and has been changed since',
		tags,
	},
	'pageEditor.state.published': { text: 'Published', context: 'State of the page', tags },
	'pageEditor.state.scheduled': withArguments<{ time: string }>()({
		text: 'Goes live {time}',
		context: 'State of a page: it will be published at this time',
		tags,
	}),
	'pageEditor.view': { text: 'View page', context: 'Opens the published page', tags },
	'pageEditor.closeUnsentTitle': { text: 'Stop editing without a connection?', tags },
	'pageEditor.closeUnsentText': {
		text: 'Your latest changes are kept in this browser. They are sent as soon as you edit this page here again.',
		tags,
	},
	'pageEditor.saving.saved': { text: 'Saved', context: 'State of saving', tags },
	'pageEditor.saving.saving': { text: 'Saving…', context: 'State of saving', tags },
	'pageEditor.saving.offline': {
		text: 'Offline, kept here',
		context: 'State of saving: the net is away, the work is kept in this browser',
		tags,
	},
	'pageEditor.saving.signedOut': {
		text: 'Signed out, kept here',
		context: 'State of saving',
		tags,
	},
	'pageEditor.saving.takenOver': {
		text: 'Taken over elsewhere',
		context: 'State of saving, as long as it is not known who has taken the page over',
		tags,
	},
	'pageEditor.takenOverByYou': {
		text: 'Taken over by you in another tab',
		context: 'State of saving',
		tags,
	},
	'pageEditor.takenOverBy': withArguments<{ name: string }>()({
		text: 'Taken over by {name}',
		context: 'State of saving',
		tags,
	}),
	'pageEditor.onlyShown': {
		text: 'View only',
		context: 'State of saving in a tab that cannot change the page',
		tags,
	},
	'pageEditor.saving.refused': { text: 'Not saved', context: 'State of saving', tags },
	'pageEditor.savingNow': {
		text: 'Everything is being saved.',
		context: 'Read aloud after Ctrl+S',
		tags,
	},
	'pageEditor.offlineHint': {
		text: 'No connection. Your changes are kept in this browser and will be sent as soon as possible.',
		tags,
	},
	'pageEditor.signedOut': {
		text: 'Your session has expired. Your changes are kept here; log in in a new tab, and they will be sent.',
		tags,
	},
	'pageEditor.logIn': { text: 'Log in', context: 'Button', tags },
	'pageEditor.sendAgain': { text: 'Send now', context: 'Button', tags },
	'pageEditor.refused': {
		text: 'The last changes no longer fit the page and could not be saved.',
		tags,
	},
	'pageEditor.keptAsVersion': {
		text: 'What could not be saved is among the versions.',
		tags,
	},
	'pageEditor.someoneElse': withArguments<{ name: string }>()({
		text: '{name} is editing this page. You can look at it.',
		tags,
	}),
	'pageEditor.somebody': {
		text: 'Someone else',
		context: 'In place of a name: "… is editing this page"',
		tags,
	},
	'pageEditor.ownElsewhere': {
		text: 'You are editing this page in another tab or browser.',
		tags,
	},
	'pageEditor.readOnly': {
		text: 'This page is being edited elsewhere. Nothing can be changed here any more.',
		context: 'In a dialog that was open when the page was taken over',
		tags,
	},
	'pageEditor.takeOver': { text: 'Take over', context: 'Button', tags },
	'pageEditor.takeOverTitle': { text: 'Take over editing?', tags },
	'pageEditor.takeOverText': {
		text: 'Whoever is editing the page can only look at it afterwards. Their work is kept as a version.',
		tags,
	},
	'pageEditor.publish': { text: 'Publish', context: 'Button', tags },
	'pageEditor.seo': {
		text: 'Search engines and sharing',
		context: 'Menu entry and title',
		tags,
	},
	'pageEditor.allTexts': {
		text: 'All texts and translations',
		context: 'Menu entry and title',
		tags,
	},
	'pageEditor.pages': {
		text: 'All pages',
		context: 'Menu entry and title of the list of pages',
		tags,
	},
	'pageEditor.newPage': { text: 'Create new page', context: 'Menu entry', tags },
	'pageEditor.searchPages': { text: 'Search pages', context: 'Label', tags },
	'pageEditor.noPagesFound': { text: 'No page found.', tags },
	'pageEditor.thisPage': {
		text: 'This page',
		context: 'In the list of pages: the one that is open',
		tags,
	},
	'pageEditor.versions': { text: 'Versions', context: 'Menu entry and title', tags },
	'pageEditor.share': { text: 'Share link', context: 'Menu entry', tags },
	'pageEditor.schedule': {
		text: 'Schedule publication',
		context: 'Menu entry and title',
		tags,
	},
	'pageEditor.shortcuts': { text: 'Keyboard shortcuts', context: 'Menu entry and title', tags },
	'pageEditor.keys.about': {
		text: 'The whole page can be built without a mouse.',
		tags,
	},
	'pageEditor.keys.tab': {
		text: 'To the next section, text or plus',
		tags,
	},
	'pageEditor.keys.arrows': {
		text: 'At the handle: to the section before or after',
		tags,
	},
	'pageEditor.keys.tools': {
		text: 'At the handle: to the tools of the section',
		tags,
	},
	'pageEditor.keys.pickUp': {
		text: 'At the handle: pick up, move with ↑ ↓, drop with Enter, put back with Esc',
		tags,
	},
	'pageEditor.keys.move': {
		text: 'Move the section, from within a text too',
		tags,
	},
	'pageEditor.keys.insert': {
		text: 'At the handle: insert a new section after it',
		tags,
	},
	'pageEditor.keys.settings': { text: 'At the handle: settings', tags },
	'pageEditor.keys.duplicate': { text: 'At the handle: duplicate', tags },
	'pageEditor.keys.clipboard': {
		text: 'At the handle: copy, cut, paste, on other pages too',
		tags,
	},
	'pageEditor.keys.slash': {
		text: 'In formatted text: formats and a new section; in an empty text: insert after this section',
		tags,
	},
	'pageEditor.keys.remove': { text: 'At the handle: delete', tags },
	'pageEditor.keys.rich': {
		text: 'In rich text: bold, italic, underline, link; Alt + F10 to the tools',
		tags,
	},
	'pageEditor.keys.markdown': {
		text: 'In rich text: list, heading, quote, numbered list, bold, as in Markdown',
		context: 'What keys do',
		tags,
	},
	'pageEditor.key.ctrl': { text: 'Ctrl', context: 'Name of a key', tags },
	'pageEditor.key.shift': { text: 'Shift', context: 'Name of a key', tags },
	'pageEditor.key.del': { text: 'Del', context: 'Name of a key', tags },
	'pageEditor.keys.save': { text: 'Save at once', tags },
} satisfies Record<string, ShippedText>;
