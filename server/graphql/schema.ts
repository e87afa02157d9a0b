// The whole schema: what every capability has added, with the checks of rights in front of each operation.
import type { GraphQLSchema } from 'graphql';
import '../accounts/access/graphql.ts';
import '../accounts/fields/graphql.ts';
import '../accounts/profile/graphql.ts';
import '../accounts/roles/graphql.ts';
import '../accounts/users/graphql.ts';
import '../catalogue/graphql.ts';
import '../forms/graphql.ts';
import '../media/graphql.ts';
import '../secrets/graphql.ts';
import '../settings/graphql.ts';
import '../shopfront/graphql.ts';
import '../system/audit/graphql.ts';
import '../system/jobs/graphql.ts';
import '../system/mails/graphql.ts';
import '../tenants/graphql.ts';
import '../text-editing/graphql.ts';
import '../text-editing/missing/graphql.ts';
import '../text-exchange/graphql.ts';
import '../texts/graphql.ts';
import { builder } from './builder.ts';
import './form.ts';
import { guardOperations } from './rights.ts';
import './upload.ts';

export const createSchema = (): GraphQLSchema => guardOperations(builder.toSchema());
