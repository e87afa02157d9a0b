// Saving, or giving it up.
import type { Translate } from '../../rules/texts/translator.ts';
import { Button } from '../kit/button.tsx';

interface FormButtonsProps {
	t: Translate;
	busy: boolean;
	/** Something was warned of: a user who saves knows it. */
	warned?: boolean;
	onCancel(): void;
}

export const FormButtons = ({ t, busy, warned = false, onCancel }: FormButtonsProps) => (
	<div className="flex flex-wrap gap-2">
		<Button type="submit" colour="primary" size="small" busy={busy}>
			{t(warned ? 'controls.saveAnyway' : 'controls.save')}
		</Button>
		<Button size="small" onClick={onCancel}>
			{t('controls.cancel')}
		</Button>
	</div>
);
