// What can be done with a design that is released or ordered already, or that cannot be opened.
import { type FormEvent, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { duplicateDesignDocument } from '../cart/cart.documents.ts';
import { addToCart, type OrderLine, sentBackLine } from './lines.ts';
import type { ShownDesign } from './use-proof.ts';

/** Outside of this document: the browser goes there. */
export function EditLink({ design: { id }, isMain = false }: { design: ShownDesign; isMain?: boolean }) {
	const { t, base } = usePlatform();
	const back = new URLSearchParams({ returnTo: `${base}/designs/${id}` });
	return (
		<a href={`${base}/studio/${id}?${back}`} className={buttonClass(isMain ? 'primary' : 'neutral', 'medium')}>
			{t('designProof.edit')}
		</a>
	);
}

/** Where it waits: among the drafts, or at the order that it was sent back from. */
export function LaterLink({ design }: { design: ShownDesign }) {
	const { t, base } = usePlatform();
	const sentBack = sentBackLine(design);
	const address = sentBack ? `/orders/${sentBack.orderNumber}` : '/cart?tab=drafts';
	return (
		<a href={base + address} className={buttonClass('neutral', 'medium')}>
			{t(sentBack ? 'designProof.toOrder' : 'designProof.later')}
		</a>
	);
}

/** Runs something that leads elsewhere, and says why not. */
function useWay(work: () => Promise<string>, describe: (reason: string) => string) {
	const { t } = usePlatform();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const go = async () => {
		setBusy(true);
		setFailure(undefined);
		try {
			window.location.assign(await work());
		} catch (error) {
			setFailure(describe(failureText(error, t)));
			setBusy(false);
		}
	};
	return { busy, failure, go };
}

const Failure = ({ text }: { text: string | undefined }) => (
	<div role="alert" className="empty:hidden">
		{text !== undefined && <Notice kind="danger">{text}</Notice>}
	</div>
);

export function ReleasedSteps({ design }: { design: ShownDesign }) {
	const { t, ask, base } = usePlatform();
	const { id, itemId, isInCart } = design;
	const { busy, failure, go } = useWay(
		async () => {
			await addToCart(ask, design);
			return `${base}/cart`;
		},
		(reason) => t('designProof.notAdded', { reason }),
	);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void go();
	};
	return (
		<>
			<Notice kind="success">
				<p>{t('designProof.released')}</p>
				<p className="mt-1">{t('designProof.releasedEdit')}</p>
			</Notice>
			<Failure text={failure} />
			<div className="grid gap-2">
				{itemId !== null &&
					(isInCart ? (
						<a href={`${base}/cart`} className={buttonClass('primary', 'medium')}>
							{t('designProof.toCart')}
						</a>
					) : (
						<form method="post" action={`${base}/designs/${id}`} onSubmit={submit} className="grid">
							<input type="hidden" name="do" value="addToCart" />
							<Button type="submit" colour="primary" busy={busy}>
								{t('designProof.addToCart')}
							</Button>
						</form>
					))}
				<EditLink design={design} />
			</div>
		</>
	);
}

export function OrderedSteps({ design: { id }, line }: { design: ShownDesign; line: OrderLine }) {
	const { t, ask, base, language } = usePlatform();
	const isHydrated = useHydrated();
	const { busy, failure, go } = useWay(
		async () => {
			const data = (await ask(duplicateDesignDocument, { id, language })) as Data<typeof duplicateDesignDocument>;
			return `${base}/studio/${data.duplicateDesign.id}`;
		},
		(reason) => t('designProof.notCopied', { reason }),
	);
	return (
		<>
			<Notice kind="info">
				<p>{t('designProof.ordered', { number: line.orderNumber })}</p>
				{isHydrated && <p className="mt-1">{t('designProof.orderedText')}</p>}
			</Notice>
			<Failure text={failure} />
			<div className="grid gap-2">
				<a href={`${base}/orders/${line.orderNumber}`} className={buttonClass('primary', 'medium')}>
					{t('designProof.toOrder')}
				</a>
				{isHydrated && (
					<Button busy={busy} onClick={() => void go()}>
						{t('designProof.copy')}
					</Button>
				)}
			</div>
		</>
	);
}
