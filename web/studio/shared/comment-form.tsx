// A comment by a plain form. What could not be taken stands in it again, with what is wrong beside it.
import { sharingLimits } from '../../../rules/designs/sharing.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { buttonClass } from '../../kit/button-style.ts';
import { controlStyle, describedBy, Field, useFieldIds } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import type { Shared } from './shared-design.tsx';

/** What is wrong with the whole, not with a field. */
function generalProblem(problem: string | null): 'limited' | 'full' | 'failed' | undefined {
	if (problem === null || problem === 'author' || problem === 'text') return undefined;
	return problem === 'limited' || problem === 'full' ? problem : 'failed';
}

export function CommentForm({ pages }: Pick<Shared, 'pages'>) {
	const { t, base, typed } = usePlatform();
	const { search } = useRouteLocation();
	const problem = search.get('problem');
	const general = generalProblem(problem);
	const [author, about, text] = [useFieldIds(), useFieldIds(), useFieldIds()];
	const hint = t('designSharing.page.authorHint');
	const errorOf = (field: 'author' | 'text') =>
		problem === field ? t(`designSharing.page.problem.${field}`, { limit: sharingLimits[field] }) : undefined;
	const named = { hint, error: errorOf('author'), required: true };
	const written = { error: errorOf('text'), required: true };
	return (
		<form
			method="post"
			action={`${base}/studio/shared?${new URLSearchParams({ token: search.get('token') ?? '' })}#comments`}
			className="grid gap-4"
		>
			<h3 className="text-lg font-bold">{t('designSharing.page.write')}</h3>
			{search.has('sent') && (
				<div role="status">
					<Notice kind="success">{t('designSharing.page.sent')}</Notice>
				</div>
			)}
			{general && (
				<div role="alert">
					<Notice kind="danger">{t(`designSharing.page.problem.${general}`)}</Notice>
				</div>
			)}
			<Field ids={author} label={t('designSharing.page.author')} {...named}>
				<input
					id={author.control}
					name="author"
					defaultValue={typed?.get('author')}
					maxLength={sharingLimits.author}
					autoComplete="name"
					required
					className={controlStyle}
					{...describedBy({ ids: author, ...named })}
				/>
			</Field>
			{pages.length > 1 && (
				<Field ids={about} label={t('designSharing.page.about')}>
					<select id={about.control} name="page" defaultValue={typed?.get('page') ?? ''} className={controlStyle}>
						<option value="">{t('designSharing.wholeDesign')}</option>
						{pages.map(({ page, name }) => (
							<option key={page} value={page}>
								{describeSide(t, name)}
							</option>
						))}
					</select>
				</Field>
			)}
			<Field ids={text} label={t('designSharing.page.text')} {...written}>
				<textarea
					id={text.control}
					name="text"
					defaultValue={typed?.get('text')}
					maxLength={sharingLimits.text}
					rows={4}
					required
					className={`${controlStyle} block`}
					{...describedBy({ ids: text, ...written })}
				/>
			</Field>
			<div>
				<button type="submit" className={buttonClass('primary', 'medium')}>
					{t('designSharing.page.send')}
				</button>
			</div>
		</form>
	);
}
