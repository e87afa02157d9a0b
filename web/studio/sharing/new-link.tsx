// The address of a link that was created just now.
import { IconCopy, IconSend } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { controlStyle, Field, useFieldIds } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';

export function NewLink({ address }: { address: string }) {
	const { t } = usePlatform();
	const ids = useFieldIds();
	const field = useRef<HTMLInputElement>(null);
	const [said, setSaid] = useState<'copied' | 'notCopied'>();
	useEffect(() => field.current?.focus(), []);

	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(address);
			setSaid('copied');
		} catch {
			// Ready to be copied by hand.
			field.current?.select();
			setSaid('notCopied');
		}
	}
	return (
		<div className="grid gap-2 rounded-theme border border-line bg-sunken p-3">
			<Field ids={ids} label={t('designSharing.created')} hint={t('designSharing.shownOnce')}>
				<input
					ref={field}
					id={ids.control}
					readOnly
					value={address}
					aria-describedby={ids.hint}
					onFocus={({ target }) => target.select()}
					className={controlStyle}
				/>
			</Field>
			<div className="flex flex-wrap gap-2">
				<Button icon={<IconCopy aria-hidden size={20} />} onClick={() => void copy()}>
					{t('designSharing.copy')}
				</Button>
				{'share' in navigator && (
					<Button
						icon={<IconSend aria-hidden size={20} />}
						onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
					>
						{t('designSharing.send')}
					</Button>
				)}
			</div>
			<p role={said === 'notCopied' ? 'alert' : 'status'} className="empty:hidden">
				{said && t(`designSharing.${said}`)}
			</p>
		</div>
	);
}
