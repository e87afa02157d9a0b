// What the process that bills is started with.
export interface WorkerParts {
	databaseUrl: string;
	sandboxUrl: string;
	secretsKey: string;
	port: number;
	tenantId: string;
}
