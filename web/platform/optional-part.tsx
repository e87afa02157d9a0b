// A part that the page does without where it cannot be loaded: its code or its texts, as the connection is lost.
import { Component, type ReactNode, Suspense } from 'react';

interface Props {
	children: ReactNode;
}

interface State {
	failed: boolean;
}

export class OptionalPart extends Component<Props, State> {
	override state: State = { failed: false };

	static getDerivedStateFromError(): State {
		return { failed: true };
	}

	private readonly tryAgain = () => this.setState({ failed: false });

	override componentDidMount() {
		addEventListener('online', this.tryAgain);
	}

	override componentWillUnmount() {
		removeEventListener('online', this.tryAgain);
	}

	override render() {
		return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
	}
}
