// A message above the design. On a phone one line of it, so that the fields have room: the rest, with what can be done, is a press away.
import { type ComponentProps, useState } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface StudioNoticeProps extends ComponentProps<typeof Notice> {
	role?: 'alert' | 'status';
	/** Whether all of it is shown at first on a phone, too: what it offers is what comes next. */
	whole?: boolean;
}

export function StudioNotice({ role, whole = false, action, children, ...props }: StudioNoticeProps) {
	const { t } = usePlatform();
	const [isOpen, setOpen] = useState(whole);
	return (
		<div role={role} data-notice className="px-3 pt-2">
			<Notice
				{...props}
				action={
					<div className="flex flex-wrap gap-2">
						<div className={`${isOpen ? 'flex' : 'hidden tablet:flex'} flex-wrap gap-2`}>{action}</div>
						<button
							type="button"
							aria-expanded={isOpen}
							onClick={() => setOpen(!isOpen)}
							className="-my-2.5 min-h-11 px-2 font-semibold underline underline-offset-2 tablet:hidden"
						>
							{t(isOpen ? 'studio.less' : 'studio.more')}
						</button>
					</div>
				}
			>
				<div className={isOpen ? undefined : 'one-line'}>{children}</div>
			</Notice>
		</div>
	);
}
