// What is about the shop itself, in sections. Each has an address of its own, so that leaving one with unsaved changes asks.
import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { controlStyle } from '../../kit/field.tsx';
import { SelectArrow } from '../../kit/select.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { mayOpen, useMe } from '../me.tsx';
import { sectionAddress, settingSections } from './sections.ts';

export function SectionsTab() {
	const t = useTexts();
	const me = useMe();
	const { section } = useParams();
	const navigate = useNavigate();
	const shown = settingSections.filter(({ needs }) => mayOpen(me, needs));
	const chosen = shown.find(({ id }) => id === section) ?? shown[0];
	if (!chosen) return null;
	const { Content } = chosen;
	return (
		<div className="grid gap-4 desktop:grid-cols-[11rem_minmax(0,1fr)] desktop:gap-8">
			<nav aria-label={t('settings.sections')}>
				{/* All of them would be the whole screen of a phone. */}
				<div className="relative phone:hidden">
					<select
						aria-label={t('settings.sections')}
						value={chosen.id}
						onChange={({ target }) => navigate(sectionAddress(target.value))}
						className={`${controlStyle} appearance-none pe-10 font-semibold text-ellipsis`}
					>
						{shown.map(({ id, label }) => (
							<option key={id} value={id}>
								{t(label)}
							</option>
						))}
					</select>
					<SelectArrow />
				</div>
				<ul className="hidden flex-wrap gap-1 phone:flex desktop:sticky desktop:top-18 desktop:grid">
					{shown.map(({ id, label }) => (
						<li key={id}>
							<NearLink
								to={sectionAddress(id)}
								aria-current={id === chosen.id ? 'page' : undefined}
								className="flex min-h-10 items-center rounded-theme px-3 font-medium text-text hover:bg-surface-hover aria-[current]:bg-item-active aria-[current]:font-semibold aria-[current]:text-item-active-text pointer-coarse:min-h-11"
							>
								{t(label)}
							</NearLink>
						</li>
					))}
				</ul>
			</nav>
			<div className="min-w-0">
				<Suspense key={chosen.id} fallback={<Skeleton lines={4} />}>
					<Content />
				</Suspense>
			</div>
		</div>
	);
}
