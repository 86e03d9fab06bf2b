export { EnvironmentError, UsageError, UserError } from '@sayapatri/hosting/userError';
