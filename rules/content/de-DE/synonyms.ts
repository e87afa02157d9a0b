// Words for the same thing in a print shop. Forms are listed where people type them: what was typed is compared letter by letter.
export const synonyms: readonly (readonly string[])[] = [
	['flyer', 'flyers', 'handzettel', 'flugblatt', 'flugblätter', 'werbezettel'],
	['faltblatt', 'faltblätter', 'folder', 'falzflyer', 'faltflyer'],
	['plakat', 'plakate', 'poster', 'posters'],
	['aufkleber', 'sticker', 'stickers', 'klebeetikett', 'klebeetiketten', 'etikett', 'etiketten'],
	['visitenkarte', 'visitenkarten', 'geschäftskarte', 'geschäftskarten', 'businesscard', 'businesscards'],
	['broschüre', 'broschüren', 'prospekt', 'prospekte', 'booklet', 'booklets', 'heft', 'hefte'],
	['briefpapier', 'briefbogen', 'briefbögen', 'geschäftspapier'],
	['briefumschlag', 'briefumschläge', 'umschlag', 'umschläge', 'kuvert', 'kuverts', 'couvert', 'couverts'],
	['notizblock', 'notizblöcke', 'schreibblock', 'schreibblöcke', 'block', 'blöcke'],
	['postkarte', 'postkarten', 'ansichtskarte', 'ansichtskarten'],
	['einladung', 'einladungen', 'einladungskarte', 'einladungskarten'],
	['speisekarte', 'speisekarten', 'menükarte', 'menükarten'],
	['tasse', 'tassen', 'becher', 'mug'],
	['tragetasche', 'tragetaschen', 'tasche', 'taschen', 'beutel', 'stoffbeutel', 'tüte', 'tüten'],
	['kugelschreiber', 'kuli', 'kulis', 'stift', 'stifte'],
	['shirt', 'shirts', 'tshirt', 'tshirts'],
	['banner', 'werbebanner', 'plane', 'planen', 'spannband', 'spannbänder'],
	['aufsteller', 'rollup', 'rollups', 'bannerdisplay', 'bannerdisplays'],
	['mappe', 'mappen', 'präsentationsmappe', 'präsentationsmappen', 'angebotsmappe', 'angebotsmappen'],
	['schild', 'schilder', 'firmenschild', 'firmenschilder'],
];

// What everything that is paid at an interval is found by, in every language of a shop; other forms of a word have the same stem or are listed.
export const subscriptionTerms: readonly string[] = ['abo', 'abos', 'abonnement', 'abonnieren'];
