// The way into the editor: a plain form that begins a draft with what was chosen here. Studio and editors elsewhere are documents of their own, so there is
// nothing to prevent: the browser goes there.
import { IconPalette, IconUpload } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import type { PlainTextKey } from '../../../../rules/messages/groups.ts';
import { buttonClass } from '../../../kit/button-style.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useRouteLocation } from '../../../platform/page.ts';

/** Why the editor was not opened, as the address says it after the form was sent. */
const problems = { editorAway: 'addToCart.editorAway', editorFailed: 'addToCart.editorFailed' } as const;

const isProblem = (text: string | null): text is keyof typeof problems =>
	text !== null && Object.hasOwn(problems, text);

const usual = { button: 'addToCart.customize', hint: 'addToCart.customizeHint', isUpload: false } as const;

/** Where a file is wanted there is nothing to fill in. */
const words: Readonly<Record<string, { button: PlainTextKey; hint: PlainTextKey; isUpload: boolean }>> = {
	upload: { button: 'addToCart.upload', hint: 'addToCart.uploadHint', isUpload: true },
	'upload-and-editor': { button: 'addToCart.uploadEdit', hint: 'addToCart.uploadEditHint', isUpload: true },
};

interface CustomizeProps {
	productId: string;
	/** As it stands in the field. */
	quantity: string;
	itemName: string;
	/** Whether there is no other way to order it. */
	isOnlyWay: boolean;
	/** At Printformer; null: in the studio. */
	intent: string | null;
}

export function CustomizeButton({ productId, quantity, itemName, isOnlyWay, intent }: CustomizeProps) {
	const { t, base, language } = usePlatform();
	const { pathname, search } = useLocation();
	const sent = useRouteLocation().search.get('cart');
	const { button, hint, isUpload } = words[intent ?? ''] ?? usual;
	const query = new URLSearchParams({ product: productId, language, base, back: base + pathname + search });
	return (
		<form method="post" action={`/service-api/designs/begin?${query}`} className="mt-6">
			<input type="hidden" name="quantity" value={quantity} />
			<input type="hidden" name="itemName" value={itemName} />
			<button type="submit" className={buttonClass(isOnlyWay ? 'primary' : 'secondary', 'large')}>
				{isUpload ? <IconUpload aria-hidden size={22} /> : <IconPalette aria-hidden size={22} />}
				{t(button)}
			</button>
			<p className="mt-2 text-sm text-hint">{t(hint)}</p>
			<p role="status" className="mt-2 text-sm empty:hidden">
				{sent === 'discarded' && t('addToCart.discarded')}
			</p>
			<p role="alert" className="mt-2 text-sm text-error empty:hidden">
				{isProblem(sent) && t(problems[sent])}
			</p>
		</form>
	);
}
