# The required settings of the Deployments of the six services, which are those with a gRPC port.
package main

import rego.v1

# A process drains within this time.
drain_seconds := 22

service_containers contains container if {
	input.kind == "Deployment"
	some container in pod.containers
	some port in container.ports
	port.name == "grpc"
}

deny contains sprintf("%s: %s has no %s", [name, container.name, probe]) if {
	some container in service_containers
	some probe in ["startupProbe", "readinessProbe", "livenessProbe"]
	not container[probe]
}

# The internal port serves health without TLS, which the other ports may require.
deny contains sprintf("%s: the %s of %s does not ask the internal port", [name, probe, container.name]) if {
	some container in service_containers
	some probe in ["startupProbe", "readinessProbe", "livenessProbe"]
	not container[probe].httpGet.port == "internal"
}

deny contains sprintf("%s counts nodes that take no pods when it spreads over %s", [name, constraint.topologyKey]) if {
	some constraint in pod.topologySpreadConstraints
	not constraint.nodeTaintsPolicy == "Honor"
}

deny contains sprintf("%s must keep all pods available during a rollout", [name]) if {
	count(service_containers) > 0
	not input.spec.strategy.rollingUpdate.maxUnavailable == 0
}

deny contains sprintf("%s must end within terminationGracePeriodSeconds", [name]) if {
	some container in service_containers
	pod.terminationGracePeriodSeconds < container.lifecycle.preStop.sleep.seconds + drain_seconds
}

deny contains sprintf("%s: the heap of %s does not fit its memory limit", [name, container.name]) if {
	some container in service_containers
	some variable in container.env
	variable.name == "HEAP_MIB"
	to_number(variable.value) * 1024 * 1024 > units.parse_bytes(container.resources.limits.memory) * 0.7
}
