// The way into the editor: a plain form that begins a draft with what was chosen here. Studio and editors elsewhere are documents of their own, so there is
// nothing to prevent: the browser goes there.
import { IconPalette, IconUpload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PlainTextKey } from '../../../../rules/messages/groups.ts';
import { buttonClass } from '../../../kit/button-style.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useRouteLocation } from '../../../platform/page.ts';

/** Why the editor was not opened, as the address says it after the form was sent. */
const problems = { editorAway: 'addToCart.editorAway', editorFailed: 'addToCart.editorFailed' } as const;

const isProblem = (text: string | null): text is keyof typeof problems =>
	text !== null && Object.hasOwn(problems, text);

/** What has become of a visit of the editor, as the address says it. */
const visits = ['saved', 'unchanged'] as const;

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
	const { search: sought } = useRouteLocation();
	const sent = sought.get('cart');
	const said = sent === 'discarded' ? sent : visits.find((one) => one === sought.get('editor'));
	const isBack = said !== undefined || isProblem(sent);
	const outcome = useRef<HTMLDivElement>(null);
	// It stands far below the top of the page, where the browser comes back to.
	useEffect(() => {
		if (!isBack) return;
		outcome.current?.scrollIntoView({ block: 'center' });
		outcome.current?.focus({ preventScroll: true });
	}, [isBack]);
	const { button, hint, isUpload } = words[intent ?? ''] ?? usual;
	const query = new URLSearchParams({ product: productId, language, base, back: base + pathname + search });
	return (
		<form method="post" action={`/service-api/designs/begin?${query}`} id="design" className="mt-6">
			<input type="hidden" name="quantity" value={quantity} />
			<input type="hidden" name="itemName" value={itemName} />
			<button type="submit" className={buttonClass(isOnlyWay ? 'primary' : 'secondary', 'large')}>
				{isUpload ? <IconUpload aria-hidden size={22} /> : <IconPalette aria-hidden size={22} />}
				{t(button)}
			</button>
			<p className="mt-2 text-sm text-hint">{t(hint)}</p>
			<div ref={outcome} tabIndex={-1} className="mt-2 text-sm outline-none">
				<p role="status" className="empty:hidden">
					{said && t(`addToCart.${said}`)}
				</p>
				<p role="alert" className="text-error empty:hidden">
					{isProblem(sent) && t(problems[sent])}
				</p>
			</div>
		</form>
	);
}
