// What the shop asks of its users: which fields, in which order, which of them are required. The order is saved at once, the rest
// with the save bar.
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink } from '../../kit/button.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useEditor } from '../editor.ts';
import { has, useMe } from '../me.tsx';
import { FieldList } from './field-list.tsx';
import { fieldsDocument, orderFieldsDocument, updateFieldDocument } from './fields.documents.ts';

export type Field = Data<typeof fieldsDocument>['userFields'][number];

export interface Flags {
	required: boolean;
	use: boolean;
}

const flagsOf = (fields: readonly Field[]): Record<string, Flags> =>
	Object.fromEntries(
		fields
			.map(({ fieldName, required, use }): [string, Flags] => [fieldName, { required, use }])
			.sort(([a], [b]) => (a < b ? -1 : 1)),
	);

export function Component() {
	const { t, language } = usePlatform();
	const answer = useAdminQuery(fieldsDocument, { language });
	return (
		<Loaded answer={answer} title={t('admin.userFields')}>
			{({ userFields }) => <Fields fields={userFields} />}
		</Loaded>
	);
}

function Fields({ fields }: { fields: readonly Field[] }) {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const attempt = useAttempt();
	/** Shown at once, while it is being saved. */
	const [wanted, setWanted] = useState<readonly string[]>();
	const readOnly = !has(me, 'mUser');
	const editor = useEditor({
		initial: flagsOf(fields),
		judge: () => ({}),
		save: async (flags) => {
			const changed = fields.filter(
				({ fieldName, required, use }) => flags[fieldName]?.required !== required || flags[fieldName]?.use !== use,
			);
			for (const { fieldName, type, required, use, defaultValue, options } of changed) {
				const given = flags[fieldName] ?? { required, use };
				// Labels that are not sent stay as they are.
				await change(updateFieldDocument, { field: { fieldName, labels: [], type, defaultValue, options, ...given } });
			}
		},
		said: { saved: t('userFields.allSaved'), failed: t('userFields.saveFailed') },
	});
	const order = async (fieldNames: readonly string[]) => {
		setWanted(fieldNames);
		await attempt(() => change(orderFieldsDocument, { fieldNames: [...fieldNames] }), {
			done: t('userFields.orderSaved'),
			failed: t('userFields.orderFailed'),
		});
		setWanted(undefined);
	};
	const shown = wanted ? wanted.flatMap((name) => fields.find(({ fieldName }) => fieldName === name) ?? []) : fields;
	return (
		<PageFrame
			title={t('admin.userFields')}
			actions={
				!readOnly && (
					<ButtonLink to="/admin/user-fields/new" colour="primary" icon={<IconPlus aria-hidden size={18} />}>
						{t('userFields.new')}
					</ButtonLink>
				)
			}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			<p className="mb-4 max-w-prose text-muted">{t(readOnly ? 'userFields.intro' : 'userFields.introOrder')}</p>
			<FieldList
				fields={shown}
				flags={editor.values}
				onFlags={(fieldName, flags) => editor.set({ [fieldName]: flags })}
				onOrder={order}
				readOnly={readOnly}
			/>
		</PageFrame>
	);
}
