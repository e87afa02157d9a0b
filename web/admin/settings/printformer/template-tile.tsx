// A template at Printformer: its preview, and what can be done with it.
import { IconPhotoOff } from '@tabler/icons-react';
import { Label } from '../../../kit/label.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import type { printformerDocument } from './printformer.documents.ts';
import { nameIntent, nameType } from './printformer-words.ts';

export type PrintformerTemplate = Data<typeof printformerDocument>['printformer']['templates'][number];

export function TemplatePreview({ previewUrl, isGone }: Pick<PrintformerTemplate, 'previewUrl' | 'isGone'>) {
	const { t } = usePlatform();
	return (
		<span className="flex h-36 items-center justify-center rounded-theme border border-line bg-sunken p-2">
			{previewUrl ? (
				<img
					src={previewUrl}
					alt=""
					loading="lazy"
					className={`size-full object-contain ${isGone ? 'opacity-50' : ''}`}
				/>
			) : (
				<span className="flex flex-col items-center gap-1 text-sm text-muted">
					<IconPhotoOff aria-hidden size={24} />
					{t('printformer.noPreview')}
				</span>
			)}
		</span>
	);
}

export function TemplateFacts({ template }: { template: PrintformerTemplate }) {
	const { t } = usePlatform();
	const { type, pages, intents, variants, members, isGone } = template;
	return (
		<span className="grid justify-items-start gap-1 text-sm text-muted">
			{isGone && <Label kind="sale">{t('printformer.gone')}</Label>}
			<span>
				{nameType(t, type)} · {t('printformer.pages', { count: pages })}
			</span>
			<span>{intents.map((intent) => nameIntent(t, intent)).join(', ')}</span>
			{variants.length > 0 && (
				<span>{t('printformer.variantNames', { names: variants.map(({ name }) => name).join(', ') })}</span>
			)}
			{members.length > 0 && <span>{t('printformer.members', { names: members.join(', ') })}</span>}
		</span>
	);
}

export const tileGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4';
