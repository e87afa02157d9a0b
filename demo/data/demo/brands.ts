// Invented customers of Druckwerk Nord, whose printed matter its pictures show. Addresses on the net end in .example on purpose.
import type { Brand } from '../../drawing/brand.ts';

const montserrat = { family: 'Montserrat', weight: 800 } as const;
const playfair = { family: 'Playfair Display', weight: 700 } as const;
const inter = { family: 'Inter', weight: 700 } as const;

const brand = (own: Omit<Brand, 'display' | 'body'> & Partial<Pick<Brand, 'display' | 'body'>>): Brand => ({
	display: montserrat,
	body: 'Inter',
	...own,
});

export const kaikante = brand({
	name: 'Rösterei Kaikante',
	claim: 'Kaffee aus dem Hafen',
	person: 'Jonte Petersen',
	role: 'Röstmeister',
	street: 'Am Speicher 12',
	city: '24937 Flensburg',
	phone: '0461 555 0142',
	mail: 'moin@kaikante.example',
	web: 'kaikante.example',
	about:
		'Wir rösten in kleinen Chargen, jeden Dienstag und Freitag. Wer mag, sieht dabei zu und nimmt den Kaffee noch warm mit nach Hause.',
	art: 'coffee',
	colours: { paper: '#fffaf2', ink: '#3a2418', accent: '#c8562a', soft: '#f1dcc0' },
});

export const hafenfest = brand({
	name: 'Hafenfest Süderhaven',
	claim: 'Drei Tage am Wasser',
	person: 'Antje Carstens',
	role: 'Festleitung',
	street: 'Kaistraße 3',
	city: '25813 Husum',
	phone: '04841 555 070',
	mail: 'fest@suederhaven.example',
	web: 'suederhaven.example',
	about:
		'Alte Frachtsegler, Musik auf drei Bühnen und der Fischmarkt am Sonntagmorgen. Die Fähre fährt an allen Tagen bis Mitternacht.',
	art: 'harbour',
	colours: { paper: '#ffffff', ink: '#12304a', accent: '#e8762d', soft: '#cfe6ee' },
});

export const segelschule = brand({
	name: 'Segelschule Luv & Lee',
	claim: 'Segeln lernen auf der Förde',
	person: 'Merle Jansen',
	role: 'Schulleitung',
	street: 'Strandweg 27',
	city: '24960 Glücksburg',
	phone: '04631 555 318',
	mail: 'ahoi@luvundlee.example',
	web: 'luvundlee.example',
	about:
		'Von der ersten Wende bis zum Küstenschein: Wir unterrichten in kleinen Gruppen auf acht Booten. Die Kurse beginnen im April.',
	art: 'sails',
	colours: { paper: '#ffffff', ink: '#0f3b57', accent: '#e5b43c', soft: '#d7ecf2' },
});

export const leuchtturm = brand({
	name: 'Museum Alter Leuchtturm',
	claim: 'Licht über dem Watt',
	person: 'Dr. Hinnerk Voss',
	role: 'Museumsleitung',
	street: 'Am Deich 1',
	city: '25845 Nordstrand',
	phone: '04842 555 12',
	mail: 'post@alter-leuchtturm.example',
	web: 'alter-leuchtturm.example',
	about:
		'Seit 1906 weist der Turm den Weg durch die Sandbänke. Heute erzählen fünf Etagen von Lotsen, Strandgut und Sturmfluten.',
	art: 'lighthouse',
	colours: { paper: '#ffffff', ink: '#16283f', accent: '#c93b2f', soft: '#bcd6e4' },
});

export const baeckerei = brand({
	name: 'Bäckerei Brodersen',
	claim: 'Sauerteig seit 1958',
	person: 'Frauke Brodersen',
	role: 'Bäckermeisterin',
	street: 'Norderstraße 88',
	city: '24939 Flensburg',
	phone: '0461 555 0230',
	mail: 'brot@brodersen.example',
	web: 'brodersen.example',
	about:
		'Unser Roggenteig ruht achtzehn Stunden. Das Mehl kommt aus der Mühle im Nachbardorf, und um sechs Uhr öffnet der Laden.',
	art: 'wheat',
	colours: { paper: '#fffaf0', ink: '#43301c', accent: '#d08a24', soft: '#f5e3bd' },
	display: playfair,
});

export const architekten = brand({
	name: 'Thomsen Hansen Architekten',
	claim: 'Bauen mit Bestand',
	person: 'Wiebke Thomsen',
	role: 'Architektin, Partnerin',
	street: 'Holm 40',
	city: '24837 Schleswig',
	phone: '04621 555 61',
	mail: 'buero@thomsenhansen.example',
	web: 'thomsenhansen.example',
	about:
		'Wir erhalten, was steht, und bauen weiter, wo es nötig ist. Zwölf Menschen planen Wohnhäuser, Schulen und Scheunen.',
	art: 'plan',
	colours: { paper: '#ffffff', ink: '#1d2f4a', accent: '#e8643c', soft: '#dfe7ee' },
	display: inter,
});

export const raeder = brand({
	name: 'Radwerk Förde',
	claim: 'Räder, die bleiben',
	person: 'Lasse Nissen',
	role: 'Zweiradmechaniker',
	street: 'Angelburger Weg 9',
	city: '24941 Flensburg',
	phone: '0461 555 0377',
	mail: 'werkstatt@radwerk.example',
	web: 'radwerk.example',
	about:
		'Wir reparieren jedes Rad, das sich noch drehen lässt. Die Inspektion kostet 59 Euro und ist am nächsten Tag fertig.',
	art: 'bicycle',
	colours: { paper: '#ffffff', ink: '#173f3a', accent: '#ef7d3a', soft: '#d5ebe4' },
});

export const stadtfuehrung = brand({
	name: 'Giebel & Gassen',
	claim: 'Stadtführungen mit Geschichten',
	person: 'Ole Matthiesen',
	role: 'Stadtführer',
	street: 'Südermarkt 5',
	city: '24937 Flensburg',
	phone: '0461 555 0419',
	mail: 'los@giebelgassen.example',
	web: 'giebelgassen.example',
	about:
		'Rumhäuser, Kapitänsgänge und ein Speicher, der nachts knarrt. Die Führung dauert neunzig Minuten und endet am Hafen.',
	art: 'gables',
	colours: { paper: '#fff8ee', ink: '#2a3550', accent: '#b8452f', soft: '#f0d9c0' },
	display: playfair,
});

export const konzert = brand({
	name: 'Speicher 7',
	claim: 'Konzerte im alten Kornspeicher',
	person: 'Nele Kruse',
	role: 'Programm',
	street: 'Ballastkai 7',
	city: '24937 Flensburg',
	phone: '0461 555 0707',
	mail: 'tickets@speicher7.example',
	web: 'speicher7.example',
	about:
		'Zweihundert Plätze, ein Flügel und eine Theke. Von Oktober bis Mai spielt jeden Donnerstag jemand, den Sie noch nicht kennen.',
	art: 'music',
	colours: { paper: '#fff6ea', ink: '#251a3a', accent: '#e2503f', soft: '#f6c667' },
});

export const gaertnerei = brand({
	name: 'Gärtnerei Immergrün',
	claim: 'Stauden aus eigener Anzucht',
	person: 'Birte Lorenzen',
	role: 'Gärtnermeisterin',
	street: 'Feldstraße 60',
	city: '24975 Husby',
	phone: '04634 555 21',
	mail: 'hallo@immergruen.example',
	web: 'immergruen.example',
	about:
		'Vierhundert Sorten Stauden wachsen bei uns im Freiland und ohne Torf. Am Samstag zeigen wir, was im Schatten blüht.',
	art: 'leaves',
	colours: { paper: '#fbfdf6', ink: '#1f4a34', accent: '#7fae4b', soft: '#e3efd2' },
});

export const fischerei = brand({
	name: 'Fischhandel Oland',
	claim: 'Morgens gefangen, mittags geräuchert',
	person: 'Henning Oland',
	role: 'Inhaber',
	street: 'Fischereihafen 14',
	city: '24376 Kappeln',
	phone: '04642 555 08',
	mail: 'kutter@oland.example',
	web: 'oland.example',
	about: 'Der Kutter liegt vor der Tür. Was er bringt, hängt zwei Stunden später im Rauch von Buche und Erle.',
	art: 'fish',
	colours: { paper: '#ffffff', ink: '#123c4f', accent: '#f08a4b', soft: '#bfe0e4' },
});

export const duenenhof = brand({
	name: 'Hotel Dünenhof',
	claim: 'Zimmer mit Meer',
	person: 'Svea Albers',
	role: 'Gastgeberin',
	street: 'Strandpromenade 2',
	city: '25826 St. Peter-Ording',
	phone: '04863 555 90',
	mail: 'bett@duenenhof.example',
	web: 'duenenhof.example',
	about:
		'Einundzwanzig Zimmer, alle nach Westen. Das Frühstück dauert bis elf, und die Gummistiefel stehen neben der Tür.',
	art: 'dunes',
	colours: { paper: '#fffaf3', ink: '#2c4a5a', accent: '#dd8a4e', soft: '#f3e2c9' },
	display: playfair,
});

export const stadtwerk = brand({
	name: 'Kinderhaus Wellenreiter',
	claim: 'Platz für sechzig Kinder',
	person: 'Gesa Paulsen',
	role: 'Leitung',
	street: 'Marienallee 31',
	city: '24937 Flensburg',
	phone: '0461 555 0512',
	mail: 'post@wellenreiter.example',
	web: 'wellenreiter.example',
	about:
		'Drei Gruppen, ein Garten und eine Werkstatt. Besuchstag ist jeder erste Mittwoch im Monat, der Kaffee steht bereit.',
	art: 'sea',
	colours: { paper: '#ffffff', ink: '#155073', accent: '#f5a623', soft: '#d8eff7' },
});

export const messe = brand({
	name: 'Nordlicht Energie',
	claim: 'Wärme aus Wind und Wasser',
	person: 'Tjark Behrens',
	role: 'Vertrieb',
	street: 'Gewerbering 18',
	city: '24941 Flensburg',
	phone: '0461 555 0660',
	mail: 'kontakt@nordlicht.example',
	web: 'nordlicht.example',
	about:
		'Wir planen Wärmenetze für Dörfer und Quartiere und betreiben sie selbst. Siebzehn Gemeinden heizen schon mit uns.',
	art: 'arcs',
	colours: { paper: '#ffffff', ink: '#0d3156', accent: '#00a0c6', soft: '#fde0b5' },
});

export const winter = brand({
	name: 'Tischlerei Holmberg',
	claim: 'Möbel aus einem Stück',
	person: 'Arne Holmberg',
	role: 'Tischlermeister',
	street: 'Waldweg 4',
	city: '24992 Jörl',
	phone: '04607 555 17',
	mail: 'werkstatt@holmberg.example',
	web: 'holmberg.example',
	about:
		'Esche, Eiche und Kirsche aus Wäldern der Umgebung. Wir danken allen, die in diesem Jahr an unserem Tisch saßen.',
	art: 'firs',
	colours: { paper: '#fffdf7', ink: '#1c3b4d', accent: '#4f8f77', soft: '#dcebe6' },
	display: playfair,
});
