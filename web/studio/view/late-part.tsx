// A part of the studio that is loaded when it is opened, below a Suspense. Where its code or its texts cannot be loaded, that is said, and the design
// stays where it is. Browsers remember that a module could not be loaded: only the document, loaded anew, tries again. Nothing is lost by that.
import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface BoundaryProps {
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
		return this.state.failed ? <NotLoaded /> : this.props.children;
	}
}

function NotLoaded() {
	const { t } = usePlatform();
	// Without a connection the browser would show a page of its own.
	const action = navigator.onLine && <Button onClick={() => window.location.reload()}>{t('studio.openAgain')}</Button>;
	return (
		<div role="alert" className="fixed inset-x-2 top-16 z-20 mx-auto max-w-xl">
			<Notice kind="danger" action={action}>
				{t('studio.partNotLoaded')}
			</Notice>
		</div>
	);
}

/** @param onFailed of a part that takes the place of something: brings that back */
export function latePart<Props extends object>(
	load: () => Promise<{ default: ComponentType<Props> }>,
	onFailed?: (props: Props) => void,
): ComponentType<Props> {
	const Part = lazy(load) as ComponentType<Props>;
	return (props: Props) => (
		<PartBoundary onFailed={onFailed && (() => onFailed(props))}>
			<Part {...props} />
		</PartBoundary>
	);
}
