// The schema as a type for our own client, which learns from it what each document answers.
import { type GraphQLSchema, introspectionFromSchema } from 'graphql';

export function schemaFile(schema: GraphQLSchema): string {
	const introspection = introspectionFromSchema(schema, { descriptions: false, directiveIsRepeatable: false });
	return `// Written by \`npm run schema\` from the server's schema; a test fails when it drifts.\nexport type introspection = ${JSON.stringify(introspection, null, '\t')};\n`;
}
