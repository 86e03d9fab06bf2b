export { EnvironmentError, UsageError, UserError } from '@sayapatri/contract/userError';
