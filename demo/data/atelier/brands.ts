// Invented customers of Atelier Marlow. Addresses on the net end in .example on purpose.
import type { Brand } from '../../drawing/brand.ts';

const garamond = { family: 'Cormorant Garamond', weight: 600 } as const;

const brand = (own: Omit<Brand, 'display' | 'body' | 'english'>): Brand => ({
	...own,
	display: garamond,
	body: 'Work Sans',
	english: true,
});

export const ashdown = brand({
	name: 'Ashdown & Vale',
	claim: 'Garden design',
	person: 'Imogen Ashdown',
	role: 'Landscape designer',
	street: '6 Orchard Lane',
	city: 'Lewes BN7 2LB',
	phone: '01632 960 118',
	mail: 'imogen@ashdownvale.example',
	web: 'ashdownvale.example',
	about:
		'We plan gardens that look after themselves: hedges for the birds, a bench in the evening sun, and paths that lead somewhere.',
	art: 'leaves',
	colours: { paper: '#fdfaf3', ink: '#22382e', accent: '#2b4a3d', soft: '#e2e6d8' },
});

export const wren = brand({
	name: 'Wren & Daughters',
	claim: 'Bookbinders since 1932',
	person: 'Cordelia Wren',
	role: 'Bookbinder',
	street: '19 Cloth Street',
	city: 'Norwich NR3 1AF',
	phone: '01632 960 274',
	mail: 'bench@wrenbinders.example',
	web: 'wrenbinders.example',
	about:
		'Three benches, one press and a wall of linen. We sew every section by hand and mend what others have given up.',
	art: 'vase',
	colours: { paper: '#fcf7ee', ink: '#3a1f30', accent: '#663650', soft: '#ecdcdc' },
});

export const hollis = brand({
	name: 'Hollis Gallery',
	claim: 'Works on paper',
	person: 'Theo Hollis',
	role: 'Director',
	street: '41 Canal Walk',
	city: 'Bristol BS1 6QR',
	phone: '01632 960 390',
	mail: 'desk@hollisgallery.example',
	web: 'hollisgallery.example',
	about: 'Six exhibitions a year, all of them on paper. The gallery is small, the light is good, and the door is open.',
	art: 'arcs',
	colours: { paper: '#faf5ea', ink: '#26332d', accent: '#8a4a5e', soft: '#d9cdb6' },
});

export const orchard = brand({
	name: 'Orchard House',
	claim: 'Suppers for twelve',
	person: 'Rosalind Finch',
	role: 'Host and cook',
	street: 'Mill Road',
	city: 'Ludlow SY8 1EG',
	phone: '01632 960 455',
	mail: 'table@orchardhouse.example',
	web: 'orchardhouse.example',
	about: 'One long table, one sitting, and whatever the garden gave that morning.',
	art: 'pears',
	colours: { paper: '#fdf9f0', ink: '#3b3424', accent: '#8a6a2f', soft: '#eee2c6' },
});

export const clara = brand({
	name: 'Clara & Edmund',
	claim: 'The twentieth of June',
	person: 'Clara Whitmore',
	role: 'Bride',
	street: 'St Anne’s House',
	city: 'Rye TN31 7HE',
	phone: '01632 960 512',
	mail: 'hello@claraandedmund.example',
	web: 'claraandedmund.example',
	about: 'We would be so glad to have you with us.',
	art: 'wreath',
	colours: { paper: '#fefbf4', ink: '#2f4438', accent: '#4b6a57', soft: '#dfe5d6' },
});

export const beatrix = brand({
	name: 'The Lindqvists',
	claim: 'Three, now four',
	person: 'Anna Lindqvist',
	role: 'Mother of two',
	street: '8 Harbour Terrace',
	city: 'Whitby YO21 3PU',
	phone: '01632 960 603',
	mail: 'anna@lindqvist.example',
	web: 'lindqvist.example',
	about: 'She arrived with the first snow and has not stopped smiling since.',
	art: 'flower',
	colours: { paper: '#fdf8f2', ink: '#5a3344', accent: '#a5647a', soft: '#f1dfdf' },
});

export const harrow = brand({
	name: 'Harrow & Pike',
	claim: 'Solicitors',
	person: 'Julian Harrow',
	role: 'Partner',
	street: '2 Temple Court',
	city: 'York YO1 7DU',
	phone: '01632 960 711',
	mail: 'office@harrowpike.example',
	web: 'harrowpike.example',
	about: 'We draft wills, contracts and the occasional difficult letter, in plain words.',
	art: 'gables',
	colours: { paper: '#fbf8f1', ink: '#1e2b26', accent: '#274a3c', soft: '#dcd6c6' },
});

export const evensong = brand({
	name: 'Evensong Ensemble',
	claim: 'Chamber music by candlelight',
	person: 'Margaret Osei',
	role: 'Violin and direction',
	street: 'The Old Vicarage',
	city: 'Ely CB7 4DL',
	phone: '01632 960 808',
	mail: 'notes@evensong.example',
	web: 'evensong.example',
	about: 'Seven strings, one harpsichord and a hundred candles in the nave.',
	art: 'dunes',
	colours: { paper: '#fbf6ec', ink: '#3d2336', accent: '#663650', soft: '#e8d9c8' },
});
