// The German of en-GB/cart-errors.ts.
import type { cartErrors as base } from '../en-GB/cart-errors.ts';
import type { TranslationOf } from '../entry.ts';

export const cartErrors: TranslationOf<typeof base> = {
	'cartErrors.notAdded': 'Der Artikel konnte nicht in den Warenkorb gelegt werden.',
	'cartErrors.notUpdated': 'Der Warenkorb konnte nicht geändert werden.',
	'cartErrors.notCopied': 'Der Artikel konnte nicht kopiert werden.',
	'cartErrors.cartFull': 'Ihr Warenkorb ist voll. Nehmen Sie bitte zuerst etwas heraus.',
	'cartErrors.draftsFull': 'Es gibt keinen Platz für weitere Entwürfe. Löschen Sie bitte zuerst einen.',
	'cartErrors.contentNotChecked': 'Bitte bestätigen Sie, dass Sie den Inhalt geprüft haben.',
	'cartErrors.visitEnded': 'Ihr Besuch aus dem Beschaffungssystem ist beendet. Bitte starten Sie dort neu.',
};
