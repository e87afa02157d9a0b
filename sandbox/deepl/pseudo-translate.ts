// What the sandbox makes of a text: the same each time, recognisable as made up, with every element where it was. A few common words
// are really translated, so that a demo reads a little like the language it is in.

const words: Record<string, Record<string, string>> = {
	de: {
		cart: 'Warenkorb',
		search: 'Suche',
		save: 'Speichern',
		cancel: 'Abbrechen',
		delete: 'Löschen',
		products: 'Produkte',
		categories: 'Kategorien',
		posters: 'Plakate',
		flyers: 'Flyer',
		'business cards': 'Visitenkarten',
	},
	en: {
		warenkorb: 'Cart',
		suche: 'Search',
		speichern: 'Save',
		abbrechen: 'Cancel',
		löschen: 'Delete',
		produkte: 'Products',
		kategorien: 'Categories',
		plakate: 'Posters',
		visitenkarten: 'Business cards',
	},
	fr: {
		cart: 'Panier',
		warenkorb: 'Panier',
		search: 'Rechercher',
		save: 'Enregistrer',
		speichern: 'Enregistrer',
		cancel: 'Annuler',
		delete: 'Supprimer',
		products: 'Produits',
		produkte: 'Produits',
		categories: 'Catégories',
		kategorien: 'Catégories',
		flyer: 'Dépliants',
		flyers: 'Dépliants',
		visitenkarten: 'Cartes de visite',
		'business cards': 'Cartes de visite',
	},
	es: { cart: 'Carrito', search: 'Buscar', save: 'Guardar', cancel: 'Cancelar', products: 'Productos' },
};

export function pseudoTranslate(text: string, target: string): string {
	const known = words[target.slice(0, 2).toLowerCase()]?.[text.toLowerCase()];
	return known ?? `[${target.toUpperCase()}] ${text}`;
}
