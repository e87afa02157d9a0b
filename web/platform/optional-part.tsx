// A part that the page does without where it cannot be loaded: its code or its texts, as the connection is lost. Browsers remember that a module could
// not be loaded: only the page, loaded anew, tries again.
import { Component, type ReactNode, Suspense } from 'react';

interface Props {
	children: ReactNode;
	/** Says that something is missing, where people would look for it. */
	instead?: ReactNode;
}

interface State {
	failed: boolean;
}

export class OptionalPart extends Component<Props, State> {
	override state: State = { failed: false };

	static getDerivedStateFromError(): State {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? this.props.instead : <Suspense>{this.props.children}</Suspense>;
	}
}
