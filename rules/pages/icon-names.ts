// The icons that pages can show, each with words by which it is found; their shapes are in blocks/stage/icons.svg. This is for those
// who choose one: visitors load none of it.

interface KnownIcon {
	name: string;
	/** Words in each of the shipped languages. */
	de: string;
	en: string;
}

const icon = (name: string, de: string, en: string): KnownIcon => ({ name, de, en });

export const icons: readonly KnownIcon[] = [
	icon('phone', 'Telefon anrufen Hörer Kontakt', 'phone call contact'),
	icon('device-mobile', 'Handy Smartphone mobil Gerät', 'mobile smartphone cell device'),
	icon('mail', 'Mail E-Mail Brief Post Kontakt', 'mail email letter post contact'),
	icon('at', 'At Klammeraffe Mail Adresse', 'at sign mail address'),
	icon('message', 'Nachricht Chat schreiben', 'message chat write'),
	icon('message-circle', 'Nachricht Chat Sprechblase', 'message chat bubble'),
	icon('messages', 'Gespräch Chat Unterhaltung', 'conversation chat talk'),
	icon('send', 'senden abschicken Flieger', 'send submit plane'),
	icon('headset', 'Beratung Hotline Service Support', 'support hotline service advice'),
	icon('help-circle', 'Hilfe Frage Fragezeichen', 'help question mark'),
	icon('info-circle', 'Information Hinweis', 'information hint'),
	icon('bell', 'Glocke Benachrichtigung Erinnerung', 'bell notification reminder'),
	icon('map-pin', 'Standort Adresse Ort Karte', 'location address place pin map'),
	icon('map', 'Karte Landkarte Anfahrt', 'map directions'),
	icon('navigation', 'Navigation Route Anfahrt Pfeil', 'navigation route directions'),
	icon('compass', 'Kompass Richtung Orientierung', 'compass direction'),
	icon('building', 'Gebäude Firma Büro', 'building company office'),
	icon('building-store', 'Laden Geschäft Shop Filiale', 'store shop branch'),
	icon('building-factory-2', 'Fabrik Druckerei Produktion Werk', 'factory plant production print shop'),
	icon('home', 'Haus Start Startseite zu Hause', 'house home start'),
	icon('briefcase', 'Aktentasche Beruf Geschäft Job', 'briefcase job work business'),
	icon('id-badge-2', 'Ausweis Namensschild Badge', 'badge name tag id'),
	icon('address-book', 'Adressbuch Kontakte', 'address book contacts'),
	icon('user', 'Person Mensch Konto Profil', 'person account profile user'),
	icon('users', 'Personen Team Gruppe Kunden', 'people team group customers'),
	icon('user-heart', 'Stammkunde Lieblingskunde Betreuung', 'loyal customer care'),
	icon('school', 'Schule Bildung Kurs Hut', 'school education course'),
	icon('certificate', 'Zertifikat Urkunde Siegel', 'certificate diploma seal'),
	icon('award', 'Auszeichnung Preis Medaille', 'award medal prize'),
	icon('trophy', 'Pokal Sieg Preis', 'trophy win prize'),
	icon('shopping-cart', 'Warenkorb Einkaufswagen kaufen', 'cart shopping buy'),
	icon('shopping-bag', 'Tüte Einkauf kaufen', 'bag shopping buy'),
	icon('basket', 'Korb Einkauf Warenkorb', 'basket shopping'),
	icon('tag', 'Etikett Preis Schild', 'tag price label'),
	icon('tags', 'Etiketten Preise Kategorien', 'tags prices labels categories'),
	icon('rosette-discount', 'Rabatt Prozent Angebot Sparen', 'discount percent offer save'),
	icon('percentage', 'Prozent Anteil Rabatt', 'percent share discount'),
	icon('gift', 'Geschenk Gutschein Überraschung', 'gift voucher present'),
	icon('credit-card', 'Karte Kreditkarte bezahlen Zahlung', 'card credit pay payment'),
	icon('coin-euro', 'Euro Münze Geld Preis', 'euro coin money price'),
	icon('cash', 'Geld Bargeld Schein', 'money cash note'),
	icon('wallet', 'Geldbörse Portemonnaie bezahlen', 'wallet purse pay'),
	icon('receipt', 'Beleg Rechnung Quittung Bon', 'receipt bill invoice'),
	icon('file-invoice', 'Rechnung Dokument Beleg', 'invoice document bill'),
	icon('calculator', 'Rechner Taschenrechner Kalkulation', 'calculator calculation'),
	icon('pig-money', 'Sparschwein sparen Ersparnis', 'savings piggy bank save'),
	icon('package', 'Paket Karton Lieferung', 'package box parcel delivery'),
	icon('packages', 'Pakete Versand Lager', 'packages shipping stock'),
	icon('box', 'Kiste Karton Schachtel', 'box carton'),
	icon('truck', 'Lkw Lieferung Versand', 'truck delivery shipping'),
	icon('truck-delivery', 'Lieferung Express Versand', 'delivery express shipping'),
	icon('plane', 'Flugzeug Luftfracht Reise', 'plane air freight travel'),
	icon('bike', 'Fahrrad Kurier', 'bike bicycle courier'),
	icon('car', 'Auto Wagen', 'car vehicle'),
	icon('world', 'Welt Globus Internet Website', 'world globe internet website'),
	icon('clock', 'Uhr Zeit Öffnungszeiten', 'clock time opening hours'),
	icon('hourglass', 'Sanduhr Warten Dauer', 'hourglass wait duration'),
	icon('calendar', 'Kalender Datum Termin', 'calendar date appointment'),
	icon('calendar-event', 'Termin Veranstaltung Ereignis', 'appointment event date'),
	icon('alarm', 'Wecker Frist Erinnerung', 'alarm deadline reminder'),
	icon('bolt', 'Blitz schnell Express Strom', 'lightning fast express power'),
	icon('rocket', 'Rakete Start schnell Wachstum', 'rocket launch fast growth'),
	icon('flame', 'Flamme heiß beliebt Feuer', 'flame hot popular fire'),
	icon('printer', 'Drucker drucken Druckerei', 'printer print'),
	icon('file-text', 'Datei Text Dokument', 'file text document'),
	icon('file-type-pdf', 'PDF Datei Dokument', 'pdf file document'),
	icon('files', 'Dateien Dokumente', 'files documents'),
	icon('folder', 'Ordner Mappe', 'folder'),
	icon('book', 'Buch Broschüre lesen', 'book brochure read'),
	icon('book-2', 'Buch Katalog', 'book catalogue'),
	icon('notebook', 'Notizbuch Block', 'notebook pad'),
	icon('news', 'Zeitung Nachrichten Neuigkeiten', 'newspaper news'),
	icon('notes', 'Notizen Zettel Text', 'notes paper text'),
	icon('clipboard-check', 'Checkliste geprüft Klemmbrett', 'checklist checked clipboard'),
	icon('id', 'Karte Visitenkarte Ausweis', 'card business card id'),
	icon('stack-2', 'Stapel Papier Auflage', 'stack paper run'),
	icon('layers-intersect', 'Ebenen Veredelung Lagen', 'layers finishing'),
	icon('palette', 'Palette Farbe Gestaltung', 'palette colour color design'),
	icon('brush', 'Pinsel Malen Gestaltung', 'brush paint design'),
	icon('pencil', 'Stift schreiben bearbeiten', 'pencil write edit'),
	icon('ruler-2', 'Lineal Maß Format', 'ruler measure size format'),
	icon('scissors', 'Schere schneiden Zuschnitt', 'scissors cut trim'),
	icon('crop', 'Zuschnitt Format Beschnitt', 'crop format trim'),
	icon('color-swatch', 'Farbfächer Muster Farben', 'colour color swatch samples'),
	icon('typography', 'Schrift Typografie Buchstabe', 'type typography font letter'),
	icon('photo', 'Foto Bild Aufnahme', 'photo picture image'),
	icon('camera', 'Kamera Foto fotografieren', 'camera photo shoot'),
	icon('video', 'Video Film Kamera', 'video film camera'),
	icon('player-play', 'Abspielen Start Video', 'play start video'),
	icon('microphone', 'Mikrofon Podcast Aufnahme', 'microphone podcast recording'),
	icon('headphones', 'Kopfhörer Musik hören', 'headphones music listen'),
	icon('music', 'Musik Note Lied', 'music note song'),
	icon('wallpaper', 'Tapete Plakat Rolle', 'wallpaper poster roll'),
	icon('frame', 'Rahmen Bild', 'frame picture'),
	icon('shirt', 'T-Shirt Hemd Textil Kleidung', 'shirt textile clothing'),
	icon('mug', 'Tasse Becher', 'mug cup'),
	icon('coffee', 'Kaffee Pause Tasse', 'coffee break cup'),
	icon('cup', 'Becher Trinkbecher', 'cup drink'),
	icon('flag', 'Fahne Flagge Banner', 'flag banner'),
	icon('bookmark', 'Lesezeichen merken', 'bookmark save'),
	icon('sticker', 'Aufkleber Sticker Etikett', 'sticker label'),
	icon('download', 'Herunterladen Download', 'download save'),
	icon('upload', 'Hochladen Upload Druckdaten', 'upload print data'),
	icon('link', 'Link Verknüpfung Adresse', 'link address url'),
	icon('external-link', 'Link extern öffnen', 'link external open'),
	icon('share', 'Teilen weitergeben', 'share pass on'),
	icon('qrcode', 'QR-Code Code scannen', 'qr code scan'),
	icon('search', 'Suche Lupe finden', 'search magnifier find'),
	icon('eye', 'Auge ansehen Vorschau', 'eye view preview'),
	icon('settings', 'Einstellungen Zahnrad', 'settings gear'),
	icon('tool', 'Werkzeug Schraubenschlüssel Reparatur', 'tool wrench repair'),
	icon('adjustments', 'Regler Einstellungen anpassen', 'sliders settings adjust'),
	icon('check', 'Haken erledigt ja', 'check done yes'),
	icon('circle-check', 'Haken erledigt Vorteil', 'check done benefit'),
	icon('shield-check', 'Schild sicher Garantie Schutz', 'shield safe guarantee protection'),
	icon('lock', 'Schloss sicher Datenschutz', 'lock secure privacy'),
	icon('key', 'Schlüssel Zugang', 'key access'),
	icon('thumb-up', 'Daumen gut empfehlen gefällt', 'thumb like good recommend'),
	icon('heart', 'Herz Liebe Favorit', 'heart love favourite favorite'),
	icon('star', 'Stern Bewertung Favorit', 'star rating favourite favorite'),
	icon('stars', 'Sterne Bewertungen Qualität', 'stars ratings quality'),
	icon('sparkles', 'Funkeln neu Glanz Zauber', 'sparkles new shine magic'),
	icon('mood-smile', 'Lächeln Smiley zufrieden', 'smile smiley happy'),
	icon('quote', 'Zitat Anführungszeichen', 'quote quotation'),
	icon('bulb', 'Glühbirne Idee Licht', 'bulb idea light'),
	icon('target', 'Ziel Zielscheibe treffen', 'target goal aim'),
	icon('chart-bar', 'Diagramm Balken Zahlen', 'chart bar figures'),
	icon('chart-line', 'Diagramm Linie Entwicklung', 'chart line trend'),
	icon('trending-up', 'Wachstum steigend Erfolg', 'growth rising success'),
	icon('speakerphone', 'Megafon Werbung Aktion', 'megaphone advertising campaign'),
	icon('leaf', 'Blatt Umwelt nachhaltig Natur', 'leaf environment sustainable nature'),
	icon('plant', 'Pflanze Topf Natur', 'plant pot nature'),
	icon('trees', 'Bäume Wald FSC Natur', 'trees forest fsc nature'),
	icon('recycle', 'Recycling Kreislauf Umwelt', 'recycling cycle environment'),
	icon('sun', 'Sonne Sommer Wetter', 'sun summer weather'),
	icon('moon', 'Mond Nacht', 'moon night'),
	icon('snowflake', 'Schneeflocke Winter', 'snowflake winter'),
	icon('confetti', 'Konfetti Feier Party', 'confetti celebration party'),
	icon('cake', 'Torte Geburtstag Feier', 'cake birthday celebration'),
	icon('glass-full', 'Glas Getränk Gastronomie', 'glass drink bar'),
	icon('tools-kitchen-2', 'Besteck Restaurant Speisekarte Menü', 'cutlery restaurant menu'),
	icon('bed', 'Bett Hotel Übernachtung', 'bed hotel stay'),
	icon('stethoscope', 'Arzt Praxis Gesundheit', 'doctor practice health'),
	icon('barbell', 'Hantel Sport Fitness', 'dumbbell sport fitness'),
	icon('paw', 'Pfote Tier Hund', 'paw animal dog'),
	icon('arrow-right', 'Pfeil weiter rechts', 'arrow next right'),
	icon('arrow-down', 'Pfeil nach unten', 'arrow down'),
	icon('plus', 'Plus hinzufügen neu', 'plus add new'),
	icon('list', 'Liste Aufzählung', 'list bullets'),
	icon('layout-grid', 'Raster Kacheln Übersicht', 'grid tiles overview'),
	icon('rss', 'Feed RSS Neuigkeiten', 'feed rss news'),
];

const folded = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replaceAll('ß', 'ss');

/** Wherever somebody looks from, both languages find it: every part of the query begins one of its words. */
export function findIcons(query: string): string[] {
	const parts = folded(query).split(/\s+/).filter(Boolean);
	const fits = ({ name, de, en }: KnownIcon) => {
		const words = folded(`${name} ${de} ${en}`).split(/[\s-]+/);
		return parts.every((part) => words.some((word) => word.startsWith(part)));
	};
	return icons.filter(fits).map(({ name }) => name);
}

/** What an icon is called aloud in the reader's language: the first of its words. */
export function iconTitle(name: string, language: string): string {
	const found = icons.find((icon) => icon.name === name);
	const [first = name] = (found?.[language.startsWith('de') ? 'de' : 'en'] ?? name).split(' ');
	return language.startsWith('de') ? first.charAt(0).toUpperCase() + first.slice(1) : first;
}
