export { installDebianPackages } from 'server/testing/debian';
