// Words for the same thing in a print shop. Forms are listed where people type them: what was typed is compared letter by letter.
export const synonyms: readonly (readonly string[])[] = [
	['flyer', 'flyers', 'leaflet', 'leaflets', 'handbill', 'handbills'],
	['poster', 'posters', 'placard', 'placards'],
	['sticker', 'stickers', 'decal', 'decals', 'label', 'labels'],
	['brochure', 'brochures', 'booklet', 'booklets', 'pamphlet', 'pamphlets'],
	['letterhead', 'letterheads', 'notepaper', 'stationery'],
	['notepad', 'notepads', 'pad', 'pads', 'jotter', 'jotters'],
	['postcard', 'postcards', 'notecard', 'notecards'],
	['invitation', 'invitations', 'invite', 'invites'],
	['mug', 'mugs', 'cup', 'cups'],
	['bag', 'bags', 'tote', 'totes'],
	['pen', 'pens', 'biro', 'biros', 'ballpoint', 'ballpoints'],
	['shirt', 'shirts', 'tshirt', 'tshirts', 'tee', 'tees'],
	['banner', 'banners', 'streamer', 'streamers'],
	['rollup', 'rollups', 'pullup', 'pullups'],
	['sign', 'signs', 'signboard', 'signboards'],
];

// What everything that is paid at an interval is found by, in every language of a shop; other forms of a word have the same stem or are listed.
export const subscriptionTerms: readonly string[] = ['subscription', 'subscribe'];
