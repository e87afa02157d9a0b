// The theme editor: its tools, its previews, what it says of colours, fonts, pictures, presets and versions.
import { type ShippedText, withArguments } from '../entry.ts';
import { themeTokens } from './theme-tokens.ts';

const button = (text: string): ShippedText => ({ text, tags: ['button'] });
const label = (text: string): ShippedText => ({ text, tags: ['form'] });
const tab = (text: string): ShippedText => ({ text, context: 'Tab of the theme editor' });
const failed = (text: string): ShippedText => ({ text, tags: ['error'] });

export const themeEditor = {
	...themeTokens,
	'themeEditor.title': { text: 'Theme editor' },
	'themeEditor.close': button('Close'),
	'themeEditor.undo': button('Undo'),
	'themeEditor.redo': button('Redo'),
	'themeEditor.reload': button('Reload preview'),
	'themeEditor.page': label('Page in the preview'),
	'themeEditor.pageHome': { text: 'Home page' },
	'themeEditor.pageProducts': { text: 'All products' },
	'themeEditor.pageSearch': { text: 'Search' },
	'themeEditor.pageLogin': { text: 'Sign in' },
	'themeEditor.pageSignUp': { text: 'Sign-up' },
	'themeEditor.pageForms': { text: 'Form fields' },
	'themeEditor.view': label('Width of the preview'),
	'themeEditor.viewAll': { text: 'All three' },
	'themeEditor.viewDesktop': { text: 'Desktop' },
	'themeEditor.viewTablet': { text: 'Tablet' },
	'themeEditor.viewMobile': { text: 'Mobile' },
	'themeEditor.preview.desktop': { text: 'Preview: desktop' },
	'themeEditor.preview.tablet': { text: 'Preview: tablet' },
	'themeEditor.preview.mobile': { text: 'Preview: mobile' },
	'themeEditor.previews': { text: 'Preview', context: 'Name of the part with the three previews' },
	'themeEditor.previewFailed': failed('An error occurred while loading the preview'),
	'themeEditor.settings': { text: 'Theme settings', context: 'Name of the panel' },
	'themeEditor.scheme': label('Appearance'),
	'themeEditor.light': { text: 'Light', context: 'The light look' },
	'themeEditor.dark': { text: 'Dark', context: 'The dark look' },
	'themeEditor.darkOn': label('Offer a dark look'),
	'themeEditor.darkOnHint': {
		text: 'Visitors whose device is set to dark then see a dark shop.',
	},
	'themeEditor.on': { text: 'On', context: 'A switch' },
	'themeEditor.off': { text: 'Off', context: 'A switch' },
	'themeEditor.darkIsOff': {
		text: 'Visitors see the dark look only once you switch it on under “Shape”.',
	},
	'themeEditor.tabColours': tab('Colours'),
	'themeEditor.tabFonts': tab('Fonts'),
	'themeEditor.tabShape': tab('Shape'),
	'themeEditor.tabImages': tab('Images'),
	'themeEditor.tabContrast': tab('Contrast'),
	'themeEditor.tabPresets': tab('Presets'),
	'themeEditor.tabVersions': tab('Versions'),

	'themeEditor.saved': { text: 'Draft saved' },
	'themeEditor.saving': { text: 'Saving draft …' },
	'themeEditor.unsaved': { text: 'Not saved yet' },
	'themeEditor.asPublished': { text: 'As published' },
	'themeEditor.lastChange': withArguments<{ moment: string }>()({
		text: 'Visitors see the state of {moment}',
		context: 'When theme, pictures or the decision about colours changed last; {moment} is day and time',
	}),
	'themeEditor.saveFailed': failed('The draft could not be saved. Your changes are still here.'),
	'themeEditor.signedOut': failed(
		'Your session has expired. Your changes are kept here; sign in in a new tab, and they will be saved.',
	),
	'themeEditor.logIn': button('Sign in'),
	'themeEditor.sendAgain': button('Save now'),
	'themeEditor.conflict': {
		text: 'Somebody else has changed the draft meanwhile.',
	},
	'themeEditor.takeTheirs': button('Take theirs'),
	'themeEditor.keepMine': button('Keep mine'),
	'themeEditor.publish': button('Publish'),
	'themeEditor.publishTitle': { text: 'Publish the theme?' },
	'themeEditor.publishText': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No change} one {One change} other {# changes}} will be seen by all visitors at once.',
	}),
	'themeEditor.publishUnseen': withArguments<{ count: number }>()({
		text: '{count, plural, one {One more value changes} other {# more values change}} without being seen.',
	}),
	'themeEditor.publishNothing': {
		text: 'The draft is what visitors see already.',
	},
	'themeEditor.publishContrast': withArguments<{ count: number }>()({
		text: '{count, plural, one {One colour is} other {# colours are}} hard to read. The tab “Contrast” offers better ones.',
	}),
	'themeEditor.publishLogo': {
		text: 'Your logo can hardly be seen on the header. The tab “Contrast” shows what helps.',
	},
	'themeEditor.before': { text: 'Before' },
	'themeEditor.after': { text: 'After' },
	'themeEditor.published': { text: 'Theme published' },
	'themeEditor.publishFailed': failed('An error occurred while publishing the theme'),
	'themeEditor.discard': button('Discard draft'),
	'themeEditor.discardTitle': { text: 'Discard the draft?' },
	'themeEditor.discardText': {
		text: 'Everything since it was last published is gone then. “Undo” brings it back as long as you are here.',
	},
	'themeEditor.discarded': { text: 'Draft discarded' },
	'themeEditor.changeFailed': failed('That did not work'),
	'themeEditor.comparePublished': label('Show what is published'),

	'themeEditor.search': label('Find a colour'),
	'themeEditor.noMatch': { text: 'No colour is called that.' },
	'themeEditor.colours': { text: 'Colours', context: 'Heading above the groups of colours' },
	'themeEditor.applications': {
		text: 'Applications',
		context: 'Heading above what colours are used for',
	},
	'themeEditor.count': withArguments<{ count: number }>()({
		text: '{count, plural, one {# colour} other {# colours}}',
	}),
	'themeEditor.value': label('Colour value or path'),
	'themeEditor.valueHint': {
		text: '#hex, rgb, rgba or the path of another colour. Leave empty to use the default.',
	},
	'themeEditor.tokenLabel': label('Name of the colour'),
	'themeEditor.tokenLabelHint': { text: 'Such as “Petrol”. Without one it is called after what it is for.' },
	'themeEditor.notation': label('Notation'),
	'themeEditor.linkedTo': label('Linked to'),
	'themeEditor.ownColour': { text: 'A colour of its own' },
	'themeEditor.chain': { text: 'Comes from' },
	'themeEditor.usedBy': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No other colour follows it} one {One colour follows it} other {# colours follow it}}',
	}),
	'themeEditor.places': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {Not seen on this page} one {One place marked} other {# places marked}}',
	}),
	'themeEditor.reset': button('Reset to default'),
	'themeEditor.own': { text: 'Changed', context: 'The shop has a value of its own here' },
	'themeEditor.cycle': withArguments<{ path: string }>()({
		text: 'Links in a circle: {path}',
	}),
	'themeEditor.tooDeep': withArguments<{ path: string }>()({
		text: 'Links over more than 10 levels: {path}',
	}),
	'themeEditor.unknownPath': withArguments<{ path: string }>()({
		text: 'There is no such colour: {path}',
	}),
	'themeEditor.fallback': withArguments<{ colour: string }>()({
		text: 'This colour leads nowhere: visitors see {colour}.',
	}),

	'themeEditor.font.display': label('Headings'),
	'themeEditor.font.body': label('Body text'),
	'themeEditor.font.serif': label('Serif'),
	'themeEditor.font.sans': label('Sans serif'),
	'themeEditor.font.mono': label('Monospace'),
	'themeEditor.font.light': label('Light'),
	'themeEditor.font.bold': label('Bold'),
	'themeEditor.weights': { text: 'Weights', context: 'Weights that a font has' },
	'themeEditor.italic': withArguments<{ weight: number }>()({ text: '{weight} italic' }),

	'themeEditor.radius': label('Corners'),
	'themeEditor.radius.off': { text: 'Square' },
	'themeEditor.radius.light': { text: 'Slightly rounded' },
	'themeEditor.radius.strong': { text: 'Strongly rounded' },
	'themeEditor.width': label('Button outline'),
	'themeEditor.width.off': { text: 'No outline' },
	'themeEditor.width.thin': { text: 'Thin' },
	'themeEditor.width.thick': { text: 'Thick' },
	'themeEditor.header': label('Header'),
	'themeEditor.header.default': { text: 'Default, with categories' },
	'themeEditor.header.simple': { text: 'Simple, one row' },
	'themeEditor.atOnce': { text: 'Holds at once, without publishing.' },
	'themeEditor.headerSaved': { text: 'Header saved' },

	'themeEditor.image.logoWide': label('Wide logo'),
	'themeEditor.image.logoWideDark': label('Wide logo, dark'),
	'themeEditor.image.logoSquare': label('Square logo'),
	'themeEditor.image.logoSquareDark': label('Square logo, dark'),
	'themeEditor.image.favicon': label('Favicon'),
	'themeEditor.image.faviconDark': label('Favicon, dark'),
	'themeEditor.image.loginBackground': label('Log-in background'),
	'themeEditor.image.loginBackgroundDark': label('Log-in background, dark'),
	'themeEditor.imageSize': withArguments<{ width: number; height: number }>()({
		text: '{width} × {height} pixels',
	}),
	'themeEditor.noImage': { text: 'No picture yet' },
	'themeEditor.chooseImage': label('New picture'),
	'themeEditor.fromLibrary': button('From the media library'),
	'themeEditor.removeImage': button('Remove picture'),
	'themeEditor.removeImageTitle': withArguments<{ name: string }>()({ text: 'Remove {name}?' }),
	'themeEditor.imageSaved': { text: 'Picture saved' },
	'themeEditor.imageRemoved': { text: 'Picture removed' },
	'themeEditor.imageFailed': failed('Error uploading or deleting the image'),
	'themeEditor.imageUnreadable': failed('This file is no picture that can be read.'),
	'themeEditor.imageTooSmall': withArguments<{ width: number; height: number }>()({
		text: 'The picture is smaller than {width} × {height} pixels and would be blurred.',
	}),
	'themeEditor.crop': { text: 'Crop the picture' },
	'themeEditor.cropHint': {
		text: 'Drag the picture, or use the sliders.',
	},
	'themeEditor.zoom': label('Zoom'),
	'themeEditor.across': label('Across'),
	'themeEditor.down': label('Down'),
	'themeEditor.useImage': button('Use picture'),

	'themeEditor.contrastIntro': {
		text: 'Text needs 4.5 : 1, large text and controls need 3 : 1. Transparent colours count as they are seen.',
	},
	'themeEditor.mendAll': withArguments<{ count: number }>()({
		text: 'Fix all ({count, number})',
		tags: ['button'],
	}),
	'themeEditor.mendAllHint': {
		text: 'Each colour becomes the nearest one that can be read; buttons keep their colour where possible. You can undo it in one step.',
	},
	'themeEditor.mended': withArguments<{ count: number; left: number }>()({
		text: '{count, plural, one {# colour adjusted} other {# colours adjusted}}{left, plural, =0 {} one {, one pair is left} other {, # pairs are left}}',
	}),
	'themeEditor.palette': { text: 'Begin with one colour' },
	'themeEditor.brandColour': { text: 'Colour of your brand' },
	'themeEditor.brandColourHint': { text: 'As #hex or rgb, or pick it.' },
	'themeEditor.brandColourInvalid': {
		text: 'Please write the colour as #hex, such as #0f5ea8, or as rgb, such as rgb(15, 94, 168), or pick it.',
	},
	'themeEditor.usePalette': button('Use this palette'),
	'themeEditor.paletteHint': {
		text: 'Makes the second colour, texts, links, lines and backgrounds from this colour, all of them readable. One undo takes it back.',
	},
	'themeEditor.paletteFits': { text: 'Your colours match this colour.' },
	'themeEditor.paletteUsed': { text: 'Palette in use' },
	'themeEditor.deriveShades': button('Use matching shades'),
	'themeEditor.deriveShadesHint': { text: 'Sets the light and the dark shade to match this colour.' },
	'themeEditor.shadesFit': { text: 'The light and the dark shade match this colour.' },
	'themeEditor.logoLost': { text: 'Your logo can hardly be seen on the header.' },
	'themeEditor.logoLostDark': { text: 'Your logo can hardly be seen on the dark header.' },
	'themeEditor.logoGround': button('Change the background of the logo'),
	'themeEditor.logoChange': button('Choose another logo'),
	'themeEditor.presetHidesLogo': { text: 'Your logo could hardly be seen with this preset.' },
	'themeEditor.contrastClean': { text: 'Everything can be read well.' },
	'themeEditor.contrastOn': withArguments<{ front: string; back: string }>()({
		text: '{front} on {back}',
	}),
	'themeEditor.ratio': withArguments<{ ratio: string; least: string }>()({
		text: '{ratio} : 1, needed are {least} : 1',
	}),
	'themeEditor.useNearest': withArguments<{ colour: string }>()({ text: 'Use {colour}' }),
	'themeEditor.showToken': button('Show colour'),

	'themeEditor.presetName': label('Name of the preset'),
	'themeEditor.presetSave': button('Save as preset'),
	'themeEditor.presetSaved': { text: 'Preset saved' },
	'themeEditor.presetApply': button('Apply'),
	'themeEditor.presetApplied': { text: 'Preset taken into the draft' },
	'themeEditor.presetUpdate': button('Update'),
	'themeEditor.presetUpdateTitle': withArguments<{ name: string }>()({
		text: 'Are you sure you want to update the theme preset “{name}”?',
	}),
	'themeEditor.presetUpdateText': {
		text: 'It is replaced by the draft as it is now.',
	},
	'themeEditor.presetUpdated': { text: 'Preset updated' },
	'themeEditor.presetDelete': button('Delete'),
	'themeEditor.presetDeleteTitle': withArguments<{ name: string }>()({
		text: 'Are you sure you want to delete the theme preset “{name}”?',
	}),
	'themeEditor.presetDeleted': { text: 'Preset deleted' },
	'themeEditor.presetFailed': failed('The preset could not be saved'),
	'themeEditor.presetShipped': { text: 'Shipped', context: 'A preset that comes with the product' },
	'themeEditor.overwriteColors': label('Take colours from presets'),
	'themeEditor.overwriteColorsHint': {
		text: 'Off: presets and imports change fonts, corners and outline only; your colours stay.',
	},
	'themeEditor.settingSaved': { text: 'Setting saved' },

	'themeEditor.versionsIntro': {
		text: 'Everything that was published is kept. Going back brings it into the draft.',
	},
	'themeEditor.noVersions': { text: 'Nothing has been published yet.' },
	'themeEditor.versionBy': withArguments<{ name: string }>()({ text: 'by {name}' }),
	'themeEditor.restore': button('Bring into the draft'),
	'themeEditor.restored': { text: 'Version brought into the draft' },
	'themeEditor.exchange': { text: 'Exchange', context: 'Heading: import and export of design tokens' },
	'themeEditor.exchangeIntro': {
		text: 'Design tokens (DTCG): JSON for Figma and other programs. Links are kept.',
	},
	'themeEditor.export': button('Export draft'),
	'themeEditor.import': label('Import'),
	'themeEditor.imported': { text: 'Imported into the draft' },
	'themeEditor.importIgnored': withArguments<{ count: number }>()({
		text: '{count, plural, one {One token of the file belongs} other {# tokens of the file belong}} to no theme.',
	}),
	'themeEditor.importFailed': failed('This file holds no design tokens that can be read.'),
};
