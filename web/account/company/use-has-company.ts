// Whether the reader belongs to a company: most do not, and load nothing of its part.
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { ownCompanyDocument } from './own-company.documents.ts';

export function useHasCompany(): boolean {
	const { ask } = usePlatform();
	const { data } = useQuery({
		queryKey: [textOf(ownCompanyDocument)],
		queryFn: async () => (await ask(ownCompanyDocument, {})) as Data<typeof ownCompanyDocument>,
		staleTime: 0,
	});
	return Boolean(data?.myCompany);
}
