// What the studio asks and changes about a newer version of the template.
import { graphql } from '../../platform/graphql.ts';

export const newerTemplateDocument = graphql(`
	query NewerTemplate($id: ID!) { designWithNewerTemplate(id: $id) }
`);

export const newerVersionDocument = graphql(`
	query NewerTemplateVersion($id: ID!) { design(id: $id) { newerTemplateVersion } }
`);

export const adoptTemplateDocument = graphql(`
	mutation AdoptTemplate($id: ID!, $client: ID!) {
		adoptTemplate(id: $id, client: $client) { id templateVersion }
	}
`);
