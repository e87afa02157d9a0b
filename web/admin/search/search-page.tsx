// The search: words that mean the same to the shop, and what was looked for in vain.
import { IconArrowsJoin, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { writeDay } from '../../../rules/dates.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { nameOfLocale } from '../localization/locale-names.ts';
import { has, useMe } from '../me.tsx';
import { adminSearchDocument, deleteSynonymsDocument } from './search.documents.ts';
import { ShippedSynonyms } from './shipped-synonyms.tsx';
import { type Draft, SynonymsDialog } from './synonyms-dialog.tsx';

type Answer = Data<typeof adminSearchDocument>;
type SynonymSet = Answer['searchSynonyms'][number];

export function Component() {
	const { t, language } = usePlatform();
	const mayChange = has(useMe(), 'mProd');
	const [draft, setDraft] = useState<Draft>();
	const answer = useAdminQuery(adminSearchDocument, {});
	return (
		<PageFrame
			title={t('adminSearch.title')}
			actions={
				mayChange && (
					<Button
						colour="primary"
						icon={<IconPlus aria-hidden size={18} />}
						onClick={() => setDraft({ languageCode: language, words: [] })}
					>
						{t('adminSearch.new')}
					</Button>
				)
			}
		>
			<Loaded answer={answer}>
				{({ searchSynonyms, shippedSynonyms, missedSearches }) => (
					<div className="grid items-start gap-4 desktop:grid-cols-2">
						<div className="grid gap-4">
							<Synonyms sets={searchSynonyms} mayChange={mayChange} onEdit={setDraft} />
							<ShippedSynonyms sets={shippedSynonyms} />
						</div>
						<Misses terms={missedSearches} mayChange={mayChange} onMake={setDraft} />
						<SynonymsDialog draft={draft} sets={searchSynonyms} onClose={() => setDraft(undefined)} />
					</div>
				)}
			</Loaded>
		</PageFrame>
	);
}

interface SynonymsProps {
	sets: readonly SynonymSet[];
	mayChange: boolean;
	onEdit(set: SynonymSet): void;
}

function Synonyms({ sets, mayChange, onEdit }: SynonymsProps) {
	const { t, language } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	async function remove({ id, words }: SynonymSet) {
		const sure = await confirm({
			title: t('adminSearch.deleteAsk', { words: words.join(', ') }),
			text: t('adminSearch.deleteText'),
			confirmLabel: t('admin.delete'),
			colour: 'danger',
		});
		if (!sure) return;
		await attempt(() => change(deleteSynonymsDocument, { id }), {
			done: t('adminSearch.deleted'),
			failed: t('adminSearch.deleteFailed'),
		});
	}
	return (
		<Card heading="h2" title={t('adminSearch.synonyms')}>
			<p className="text-muted">{t('adminSearch.synonymsText')}</p>
			{sets.length === 0 ? (
				<EmptyState
					title={t('adminSearch.none')}
					text={t('adminSearch.noneText')}
					picture={<IconArrowsJoin aria-hidden size={28} />}
				/>
			) : (
				<ul className="mt-3 divide-y divide-line">
					{sets.map((set) => (
						<li key={set.id} className="flex items-center gap-3 py-2">
							<div className="min-w-0 grow">
								<p className="font-medium wrap-break-word">{set.words.join(', ')}</p>
								<p className="text-sm text-muted">{nameOfLocale(set.languageCode, language)}</p>
							</div>
							<Button
								size="small"
								disabled={!mayChange}
								icon={<IconPencil aria-hidden size={18} />}
								aria-label={t('adminSearch.editOne', { words: set.words.join(', ') })}
								onClick={() => onEdit(set)}
							/>
							<Button
								size="small"
								disabled={!mayChange}
								icon={<IconTrash aria-hidden size={18} />}
								aria-label={t('adminSearch.deleteOne', { words: set.words.join(', ') })}
								onClick={() => remove(set)}
							/>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

interface MissesProps {
	terms: Answer['missedSearches'];
	mayChange: boolean;
	onMake(draft: Draft): void;
}

function Misses({ terms, mayChange, onMake }: MissesProps) {
	const { t, language, notation } = usePlatform();
	return (
		<Card heading="h2" title={t('adminSearch.misses')}>
			<p className="text-muted">{t('adminSearch.missesText')}</p>
			{terms.length === 0 ? (
				<EmptyState
					title={t('adminSearch.noMisses')}
					text={t('adminSearch.noMissesText')}
					picture={<IconSearch aria-hidden size={28} />}
				/>
			) : (
				<div className="mt-3 overflow-x-auto">
					<table className="w-full text-start">
						<thead className="border-b border-line text-sm">
							<tr>
								<th className="py-2 pe-3 text-start">{t('adminSearch.term')}</th>
								<th className="py-2 pe-3 text-end">{t('adminSearch.count')}</th>
								<th className="py-2 pe-3 text-start">{t('adminSearch.lastDay')}</th>
								<th className="py-2">
									<span className="sr-only">{t('adminSearch.makeSynonym')}</span>
								</th>
							</tr>
						</thead>
						<tbody className="divide-y divide-line">
							{terms.map(({ term, languageCode, count, lastDay }) => (
								<tr key={languageCode + term}>
									<td className="py-2 pe-3 wrap-anywhere">
										<span className="font-medium">{term}</span>
										<span className="block text-sm text-muted">{nameOfLocale(languageCode, language)}</span>
									</td>
									<td className="py-2 pe-3 text-end tabular-nums">{formatNumber(count, language, notation)}</td>
									<td className="py-2 pe-3 whitespace-nowrap tabular-nums">{writeDay(lastDay, language)}</td>
									<td className="py-2 text-end">
										<Button
											size="small"
											disabled={!mayChange}
											aria-label={t('adminSearch.makeSynonymOf', { term })}
											onClick={() => onMake({ languageCode, words: term.split(' ') })}
										>
											{t('adminSearch.makeSynonym')}
										</Button>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</Card>
	);
}
