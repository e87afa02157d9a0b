// A company as it is shown, and what the screens around its parts decide: how a part looks and where it says how something went.
import { createContext, type ReactNode, useContext } from 'react';
import { failureText } from '../forms/failure-text.ts';
import { useChange, withReason } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data, Variables } from '../platform/graphql.ts';
import type { myCompanyDocument } from './company.documents.ts';

export type Company = NonNullable<Data<typeof myCompanyDocument>['myCompany']>;
export type Member = Company['members'][number];
export type Invitation = Company['invitations'][number];
export type CostCentre = Company['costCentres'][number];
export type CompanyAddress = Company['addresses'][number];
export type Budget = Company['budgets'][number];

interface PartProps {
	title: string;
	actions?: ReactNode;
	children: ReactNode;
}

interface CompanyScreen {
	company: Company;
	/** What stands around each part. */
	Part(props: PartProps): ReactNode;
	say(kind: 'success' | 'danger', text: string): void;
	/** Of the reader, where they may be a member. */
	readerId: string | undefined;
}

export const CompanyContext = createContext<CompanyScreen | undefined>(undefined);

export function useCompany(): CompanyScreen {
	const screen = useContext(CompanyContext);
	if (!screen) throw new Error('no company around this component');
	return screen;
}

/** Does something outside of a form and says how it went. @returns whether it worked */
export function useCommand() {
	const { t } = usePlatform();
	const { say } = useCompany();
	const change = useChange();
	return async <D>(
		document: D,
		variables: Variables<D>,
		{ done, failed }: { done: string; failed: string },
	): Promise<boolean> => {
		try {
			await change(document, variables);
			say('success', done);
			return true;
		} catch (error) {
			say('danger', withReason(failed, failureText(error, t)));
			return false;
		}
	};
}
