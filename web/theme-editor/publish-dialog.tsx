// Before a look is published: what changes, as pictures and as a list.
import { useMemo } from 'react';
import { findContrastErrors } from '../../rules/theme/contrast-errors.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useEditing } from './editing.tsx';
import { PreviewFrame } from './preview/preview-frame.tsx';
import { ChangeList, changesBetween } from './publish-changes.tsx';
import { useLogo } from './use-logo.ts';
import { usePublish } from './use-publish.ts';

export function PublishDialog({ onClose }: { onClose(): void }) {
	const { t, base } = usePlatform();
	const { own, light, scheme, styles, state } = useEditing();
	const { busy, publish } = usePublish();
	const { seen: places, unseen } = useMemo(() => changesBetween(state.published, own), [state.published, own]);
	const [logo, darkLogo] = [useLogo('light'), useLogo('dark')];
	const hidesLogo = logo.isLostIn(light) || (light.dark.on && darkLogo.isLostIn(light));
	const hard = findContrastErrors(light).length + (light.dark.on ? findContrastErrors(light, 'dark').length : 0);
	const go = async () => {
		const said = { done: t('themeEditor.published'), failed: t('themeEditor.publishFailed') };
		if (await publish(said)) onClose();
	};
	const frame = { address: base || '/', width: 1280, height: 220, scale: 0.22, scheme, round: 0 };
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('themeEditor.publishTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} disabled={places.length + unseen === 0} onClick={go}>
						{t('themeEditor.publish')}
					</Button>
				</>
			}
		>
			<p>
				{places.length === 0 ? t('themeEditor.publishNothing') : t('themeEditor.publishText', { count: places.length })}
			</p>
			{hard > 0 && (
				<div className="mt-3">
					<Notice kind="warning">{t('themeEditor.publishContrast', { count: hard })}</Notice>
				</div>
			)}
			{hidesLogo && (
				<div className="mt-3">
					<Notice kind="warning">{t('themeEditor.publishLogo')}</Notice>
				</div>
			)}
			<div className="my-4 flex flex-wrap justify-center gap-4">
				<figure className="overflow-hidden">
					<figcaption className="pb-1 text-sm font-semibold">{t('themeEditor.before')}</figcaption>
					<PreviewFrame {...frame} title={t('themeEditor.before')} styles={undefined} />
				</figure>
				<figure className="overflow-hidden">
					<figcaption className="pb-1 text-sm font-semibold">{t('themeEditor.after')}</figcaption>
					<PreviewFrame {...frame} title={t('themeEditor.after')} styles={styles} />
				</figure>
			</div>
			<ChangeList places={places} />
			{unseen > 0 && <p className="mt-2 text-sm text-muted">{t('themeEditor.publishUnseen', { count: unseen })}</p>}
		</Dialog>
	);
}
