// A part of the studio that is loaded when it is opened, below a Suspense. Where its code or its texts cannot be loaded, that is said, and the design stays where it is:
// what is typed must not go with a lost connection.
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';

class PartBoundary extends Component<{ onAgain(): void; children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	private readonly again = () => {
		if (this.state.failed) this.props.onAgain();
	};

	override componentDidMount() {
		addEventListener('online', this.again);
	}

	override componentWillUnmount() {
		removeEventListener('online', this.again);
	}

	override render() {
		return this.state.failed ? <NotLoaded onAgain={this.again} /> : this.props.children;
	}
}

function NotLoaded({ onAgain }: { onAgain(): void }) {
	const { t } = usePlatform();
	return (
		<div role="alert" className="fixed inset-x-2 top-16 z-20 mx-auto max-w-xl">
			<Notice kind="danger" action={<Button onClick={onAgain}>{t('studio.tryAgain')}</Button>}>
				{t('studio.partNotLoaded')}
			</Notice>
		</div>
	);
}

export function latePart<Props extends object>(
	load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
	// What has failed once fails for ever: another try is another one.
	const begin = () => lazy(load) as ComponentType<Props>;
	let last = begin();
	return function LatePart(props: Props) {
		const { queryClient } = usePlatform();
		const [attempt, setAttempt] = useState(0);
		const Part = last;
		const again = () => {
			last = begin();
			queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
			setAttempt(attempt + 1);
		};
		return (
			<PartBoundary key={attempt} onAgain={again}>
				<Part {...props} />
			</PartBoundary>
		);
	};
}
