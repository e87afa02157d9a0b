// What visitors of the demo shops have asked, and what became of it. All of them are invented.
import { both, type InBoth } from './types.ts';

export interface DemoRequest {
	status: 'open' | 'answered' | 'closed';
	topic: InBoth;
	name: string;
	email: string;
	phone?: string;
	company?: string;
	message: string;
	hoursAgo: number;
	/** Whether times are proposed, and whether the first one is accepted. */
	times?: 'proposed' | 'accepted';
	reply?: string;
}

interface DemoContacts {
	requests: readonly DemoRequest[];
	/** Someone who has booked a meeting. */
	booked: { name: string; email: string };
}

const quote = both('Angebot anfragen', 'Request a quote');
const artwork = both('Druckdaten und Gestaltung', 'Print data and design');
const order = both('Eine laufende Bestellung', 'An existing order');
const other = both('Etwas anderes', 'Something else');

export const demoContacts: Readonly<Record<string, DemoContacts>> = {
	demo: {
		requests: [
			{
				status: 'open',
				topic: quote,
				name: 'Birte Carstensen',
				email: 'birte.carstensen@hofladen-angeln.example',
				phone: '+49 4642 555 0182',
				company: 'Hofladen Angeln',
				message:
					'Wir brauchen bis Ostern 3.000 Etiketten für Marmeladengläser, wasserfest und in vier Sorten. Können wir kurz telefonieren?',
				hoursAgo: 3,
				times: 'proposed',
			},
			{
				status: 'open',
				topic: artwork,
				name: 'Malte Jessen',
				email: 'jessen@segelclub-foerde.example',
				message: 'Nehmen Sie auch Dateien aus Affinity, oder muss es ein PDF sein?',
				hoursAgo: 26,
			},
			{
				status: 'answered',
				topic: quote,
				name: 'Swantje Petersen',
				email: 'swantje@petersen-holzbau.example',
				company: 'Petersen Holzbau',
				message: 'Wir ziehen um und brauchen alles neu: Karten, Briefpapier, Autobeschriftung.',
				hoursAgo: 74,
				times: 'accepted',
				reply: 'Gern! Bringen Sie bitte Ihr Logo mit, am besten als PDF. Der Kaffee steht bereit.',
			},
			{
				status: 'closed',
				topic: order,
				name: 'Ole Brodersen',
				email: 'ole.brodersen@fahrradladen-brodersen.example',
				message: 'Kann ich die Lieferadresse meiner Plakate noch ändern?',
				hoursAgo: 190,
				reply: 'Ist erledigt, die Plakate gehen in die Werkstatt.',
			},
		],
		booked: { name: 'Levke Hinrichsen', email: 'levke@yoga-am-hafen.example' },
	},
	atelier: {
		requests: [
			{
				status: 'open',
				topic: quote,
				name: 'Harriet Ashworth',
				email: 'harriet@ashworth-gallery.example',
				company: 'Ashworth Gallery',
				message: 'We open in May and would like 400 invitations on cotton paper, blind embossed. May we see samples?',
				hoursAgo: 5,
				times: 'proposed',
			},
			{
				status: 'answered',
				topic: artwork,
				name: 'Jonathan Bell',
				email: 'jonathan.bell@bellandsons.example',
				company: 'Bell & Sons',
				message: 'Our crest is very fine. Will it hold in letterpress?',
				hoursAgo: 50,
				reply: 'Lines of 0.25 points hold well on our cotton paper. Send us the drawing and we shall pull a proof.',
			},
			{
				status: 'closed',
				topic: other,
				name: 'Dorothea Quist',
				email: 'dorothea@quist.example',
				message: 'Do you take apprentices?',
				hoursAgo: 260,
				reply: 'One each year, beginning in September. We have kept your letter.',
			},
		],
		booked: { name: 'Edmund Fairfax', email: 'edmund@fairfax-interiors.example' },
	},
};
