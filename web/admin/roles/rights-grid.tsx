// The rights of a role: one line for each area of the shop, from nothing at all to everything.
import { useId } from 'react';
import { mayDo, type Right } from '../../../rules/permissions.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useMe } from '../me.tsx';
import { type Area, areas, type Level, levelOf, levels, levelsOf, withLevel } from './right-levels.ts';

interface RightsGridProps {
	access: readonly Right[];
	onChange(access: Right[]): void;
	readOnly: boolean;
}

export function RightsGrid({ access, onChange, readOnly }: RightsGridProps) {
	const t = useTexts();
	const id = useId();
	return (
		<fieldset aria-describedby={`${id}-hint`} className="min-w-0">
			<legend className="text-sm font-semibold text-label">{t('roles.assignRights')}</legend>
			<p id={`${id}-hint`} className="mt-1 mb-2 text-sm text-muted">
				{t('roles.rightsHint')}
			</p>
			<div className="divide-y divide-line border-y border-line">
				{areas.map((area) => (
					<AreaRow
						key={area.id}
						area={area}
						level={levelOf(area, access)}
						onChange={(level) => onChange(withLevel(area, access, level))}
						readOnly={readOnly}
					/>
				))}
			</div>
		</fieldset>
	);
}

interface AreaRowProps {
	area: Area;
	level: Level;
	onChange(level: Level): void;
	readOnly: boolean;
}

function AreaRow({ area, level, onChange, readOnly }: AreaRowProps) {
	const t = useTexts();
	const me = useMe();
	const id = useId();
	const rightOf = (one: Level) => (one === 'none' ? undefined : area.rights[one]);
	const isBeyond = (one: Level) => {
		const right = rightOf(one);
		return right !== undefined && !mayDo(me.holder, right);
	};
	const chosen = rightOf(level);
	const isLacking = levelsOf(area).some(isBeyond);
	return (
		<div
			role="radiogroup"
			aria-labelledby={`${id}-name`}
			aria-describedby={`${id}-meaning`}
			className="grid gap-x-4 gap-y-1 py-2 tablet:grid-cols-[minmax(0,1fr)_27rem] tablet:items-center"
		>
			<div className="min-w-0">
				<p id={`${id}-name`} className="font-medium">
					{t(`roles.areaName.${area.id}`)}
				</p>
				<p id={`${id}-meaning`} className="text-sm text-muted empty:hidden">
					{[chosen && t(`right.${chosen}`), isLacking && t('roles.beyondSome')].filter(Boolean).join(' · ')}
				</p>
			</div>
			<div className="grid grid-cols-3">
				{levels.map((one) =>
					levelsOf(area).includes(one) ? (
						<label
							key={one}
							className="flex min-h-8 cursor-pointer items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-control-off-text pointer-coarse:min-h-11"
						>
							<input
								type="radio"
								name={id}
								value={one}
								checked={one === level}
								disabled={readOnly || isBeyond(one)}
								onChange={() => onChange(one)}
								className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control-line bg-control checked:border-6 checked:border-chosen hover:border-control-line-hover disabled:bg-control-off pointer-coarse:size-6"
							/>
							<span className="min-w-0 hyphens-auto wrap-break-word">
								{t(area.id === 'area' ? (one === 'none' ? 'admin.no' : 'admin.yes') : `roles.level.${one}`)}
							</span>
						</label>
					) : (
						<span key={one} />
					),
				)}
			</div>
		</div>
	);
}
