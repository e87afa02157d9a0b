// Who may send files with an operation, and how many of which size: decided from the document alone, before any file is received.
import { type GraphQLArgument, type GraphQLSchema, getNamedType, parse } from 'graphql';
import { ApiError } from './errors.ts';
import { inspect } from './limits.ts';
import { type CallerState, declaredRights, type Operation, operationsOf, refuseCaller } from './rights.ts';

export interface UploadLimits {
	files: number;
	/** Of each file. */
	bytes: number;
}

/** Put this into the `extensions` of an operation that takes files, beside `needs`. */
export const takesFiles = ({ bytes, files = 1 }: { bytes: number; files?: number }) => ({ upload: { bytes, files } });

const isUpload = ({ type }: GraphQLArgument) => getNamedType(type).name === 'Upload';

const isLimits = (value: unknown): value is UploadLimits =>
	typeof value === 'object' && value !== null && 'bytes' in value && 'files' in value;

function declaredLimits({ extensions: { upload } }: Operation): UploadLimits | undefined {
	return isLimits(upload) ? upload : undefined;
}

/** Throws, naming the operations, when one takes files and has not declared how many and how large. */
export function requireUploadLimits(schema: GraphQLSchema): GraphQLSchema {
	const undeclared = operationsOf(schema).filter(
		(operation) => operation.args.some(isUpload) && !declaredLimits(operation),
	);
	if (undeclared.length > 0)
		throw new Error(`These operations take files of any size: ${undeclared.map(({ name }) => name).join(', ')}`);
	return schema;
}

/** Of all files of one request, whatever its operation. */
export const mostUploadBytes = (schema: GraphQLSchema): number =>
	Math.max(
		0,
		...operationsOf(schema).map((operation) => {
			const { files, bytes } = declaredLimits(operation) ?? { files: 0, bytes: 0 };
			return files * bytes;
		}),
	);

function rootsOf(schema: GraphQLSchema, query: string): string[] {
	try {
		const { errors, roots } = inspect(schema, parse(query, { maxTokens: 2000 }), false);
		const [error] = errors;
		if (error) throw error;
		return roots;
	} catch (error) {
		throw error instanceof ApiError ? error : new ApiError('BAD_REQUEST', 'the query does not fit the schema');
	}
}

/** @throws ApiError, when this caller may not send files with this document */
export function admitUpload(schema: GraphQLSchema, query: string, caller: CallerState): UploadLimits {
	const roots = rootsOf(schema, query);
	const [name = ''] = roots;
	const operation = schema.getMutationType()?.getFields()[name];
	const limits = roots.length === 1 && operation ? declaredLimits(operation) : undefined;
	if (!operation || !limits) throw new ApiError('BAD_REQUEST', 'files come with one mutation that takes them');
	const refusal = refuseCaller(caller, declaredRights(operation) ?? []);
	if (refusal) throw refusal;
	return limits;
}
