// What went wrong, read aloud when it comes.
import { Notice } from '../../kit/notice.tsx';

export const FailureNotice = ({ children }: { children: string | undefined }) => (
	<div role="alert" className="empty:hidden">
		{children !== undefined && <Notice kind="danger">{children}</Notice>}
	</div>
);
