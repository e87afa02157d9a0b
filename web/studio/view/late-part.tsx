// A part of the studio that is loaded when it is opened, below a Suspense. Where its code or its texts cannot be loaded, that is said, and the design
// stays where it is. Browsers remember that a module could not be loaded: only the document, loaded anew, tries again. Nothing is lost by that.
import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface BoundaryProps {
	inPlace: boolean;
	onFailed?: (() => void) | undefined;
	children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch() {
		this.props.onFailed?.();
	}

	/** Opened once more, it still is not there. */
	override componentDidUpdate() {
		if (this.state.failed) this.props.onFailed?.();
	}

	private readonly update = () => this.forceUpdate();

	override componentDidMount() {
		addEventListener('online', this.update);
	}

	override componentWillUnmount() {
		removeEventListener('online', this.update);
	}

	override render() {
		return this.state.failed ? <NotLoaded inPlace={this.props.inPlace} /> : this.props.children;
	}
}

const stackId = 'studio-notices';

/** Below the header, in the flow: what could not be loaded is said there, wherever its own place is, and covers nothing. Once is enough. */
export const NoticeStack = () => <div id={stackId} className="grid px-3 pt-2 empty:hidden *:not-first:hidden" />;

function NotLoaded({ inPlace }: Pick<BoundaryProps, 'inPlace'>) {
	const { t } = usePlatform();
	// Without a connection the browser would show a page of its own.
	const action = navigator.onLine && <Button onClick={() => window.location.reload()}>{t('studio.openAgain')}</Button>;
	const notice = (
		<div role="alert">
			<Notice kind="danger" action={action}>
				{t('studio.partNotLoaded')}
			</Notice>
		</div>
	);
	const place = inPlace ? null : document.getElementById(stackId);
	return place ? createPortal(notice, place) : notice;
}

interface PartOptions<Props> {
	/** Of a part that takes the place of something: brings that back. */
	onFailed?(props: Props): void;
	/** Of a part of a form or a dialog: that it is missing is said where it would be. */
	inPlace?: boolean;
}

export function latePart<Props extends object>(
	load: () => Promise<{ default: ComponentType<Props> }>,
	{ onFailed, inPlace = false }: PartOptions<Props> = {},
): ComponentType<Props> {
	const Part = lazy(load) as ComponentType<Props>;
	return (props: Props) => (
		<PartBoundary inPlace={inPlace} onFailed={onFailed && (() => onFailed(props))}>
			<Part {...props} />
		</PartBoundary>
	);
}
