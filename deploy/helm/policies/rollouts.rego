# What the Deployments of the six services must have; they are those with a gRPC port.
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
