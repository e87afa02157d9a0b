// A file that came with an operation: received whole, kept in a temporary place until the operation is over.
import { GraphQLError, GraphQLScalarType } from 'graphql';
import { builder } from './builder.ts';

export class Upload {
	readonly name: string;
	readonly contentType: string;
	readonly path: string;
	readonly bytes: number;

	constructor(file: { name: string; contentType: string; path: string; bytes: number }) {
		this.name = file.name;
		this.contentType = file.contentType;
		this.path = file.path;
		this.bytes = file.bytes;
	}
}

export const uploadScalar = new GraphQLScalarType<Upload>({
	name: 'Upload',
	description: 'A file, sent as `multipart/form-data` by the GraphQL multipart request specification.',
	parseValue(value) {
		if (value instanceof Upload) return value;
		throw new GraphQLError('Upload: a file must be sent as multipart/form-data');
	},
	parseLiteral() {
		throw new GraphQLError('Upload: a file cannot stand in the document');
	},
	serialize() {
		throw new GraphQLError('Upload: only taken, never given');
	},
});

builder.addScalarType('Upload', uploadScalar);
