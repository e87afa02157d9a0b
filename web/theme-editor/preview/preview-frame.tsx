// One page of the shop as it is, at one width, in the look of the draft. It is made smaller to fit, not narrower.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { type DraftStyles, dress } from './draft-styles.ts';
import { showScheme } from './show-scheme.ts';

interface PreviewFrameProps {
	title: string;
	address: string;
	/** In CSS pixels of the page inside. */
	width: number;
	/** Of the place that it has here. */
	height: number;
	scale: number;
	scheme: 'light' | 'dark';
	/** Undefined: as visitors see it now. */
	styles: DraftStyles | undefined;
	/** Raised to have it loaded again. */
	round: number;
	/** Tells of the document once it wears the draft; undefined when it is gone. */
	onDocument?(document: Document | undefined): void;
}

const patience = 20_000;

export function PreviewFrame(props: PreviewFrameProps) {
	const [tries, setTries] = useState(0);
	return <OnePreview key={`${props.address} ${props.round} ${tries}`} {...props} onRetry={() => setTries(tries + 1)} />;
}

/** A page of ours has a root; what a browser or a failing server shows instead has none. */
function documentIn(frame: HTMLIFrameElement | null): Document | undefined {
	const document = frame?.contentDocument;
	return document?.getElementById('root') ? document : undefined;
}

function OnePreview({
	title,
	address,
	width,
	height,
	scale,
	scheme,
	styles,
	onDocument,
	onRetry,
}: PreviewFrameProps & { onRetry(): void }) {
	const t = useTexts();
	const frame = useRef<HTMLIFrameElement>(null);
	const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
	const [page, setPage] = useState<Document>();
	const shownScheme = styles && scheme;
	const tell = useEffectEvent((document: Document | undefined) => onDocument?.(document));
	useEffect(() => {
		const document = state === 'shown' ? documentIn(frame.current) : undefined;
		if (document) dress(document, styles);
	}, [styles, state]);
	useEffect(() => (page ? showScheme(page, shownScheme) : undefined), [page, shownScheme]);
	useEffect(() => {
		if (state !== 'loading') return;
		const waiting = setTimeout(() => setState('failed'), patience);
		return () => clearTimeout(waiting);
	}, [state]);
	useEffect(() => () => tell(undefined), []);
	/** Also after a whole new document has come into the frame by a link inside of it. */
	const loaded = () => {
		const document = documentIn(frame.current);
		if (document) dress(document, styles);
		setState(document ? 'shown' : 'failed');
		setPage(document);
		onDocument?.(document);
	};
	return (
		<div
			className="relative shrink-0 overflow-hidden rounded-theme border border-strong-line bg-surface"
			style={{ width: width * scale + 2, height }}
		>
			<iframe
				ref={frame}
				title={title}
				src={address}
				onLoad={loaded}
				className={`block origin-top-left border-0 ${state === 'shown' ? '' : 'invisible'}`}
				style={{ width, height: height / scale, transform: `scale(${scale})`, colorScheme: scheme }}
			/>
			{state === 'loading' && (
				<div className="absolute inset-0 p-4">
					<Skeleton lines={4} />
				</div>
			)}
			{state === 'failed' && (
				<div role="alert" className="absolute inset-0 overflow-auto p-4">
					<Notice kind="danger">{t('themeEditor.previewFailed')}</Notice>
					<div className="mt-3">
						<Button size="small" onClick={onRetry}>
							{t('common.tryAgain')}
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}
