// Whether somebody is known to us: whoever carries one of our cookies.
import type { FastifyRequest } from 'fastify';

export const hasSession = ({ headers }: FastifyRequest): boolean => headers.cookie !== undefined;
