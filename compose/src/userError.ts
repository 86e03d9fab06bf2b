export { EnvironmentError, UsageError, UserError } from 'server/userError';
